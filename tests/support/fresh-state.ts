/** Runs before every test file. Files share a window and the modules of the portal, so their state is reset here. */
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { area } from '#api/area.ts';
import { announcement } from '#platform/announcer.ts';
import { unavailable } from '#platform/availability.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { lapsedGuest } from '#platform/session/lapsed-guest.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { toast } from '#ui/components/Toast/toast-queue.ts';

vi.useRealTimers();
area.set('ai');
unavailable.set(false);
session.reset();
guestSession.reset();
lapsedGuest.set(null);
announcement.set('');
closeDialogs();
toast.clear();
toast.clearHistory();
localStorage.clear();
sessionStorage.clear();

// A dialog that stays mounted would hide everything that a later file renders.
afterEach(cleanup);
