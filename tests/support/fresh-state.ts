/** Runs before every test file: the files share the modules of the portal, and none may depend on what another left. */
import { vi } from 'vitest';
import { unavailable } from '#platform/availability.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { toast } from '#ui/components/Toast/toast-queue.ts';

vi.useRealTimers();
unavailable.set(false);
session.reset();
guestSession.reset();
closeDialogs();
toast.clear();
toast.clearHistory();
localStorage.clear();
sessionStorage.clear();
