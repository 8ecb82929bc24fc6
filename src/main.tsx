import '#ui/theme/index.ts';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfigError, config, loadConfig, ownBrand } from '#platform/config.ts';
import { takeMailedLink } from '#platform/mailed-token.ts';
import { createPortal } from './app/create-portal.tsx';
import { allowEmptyHtml } from './app/trusted-types.ts';

takeMailedLink();
allowEmptyHtml();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Renders the portal after loading its settings, or the errors in them. */
async function start(place: Element): Promise<ReactNode> {
  try {
    await loadConfig();
  } catch (error) {
    const { SettingsBroken } = await import('./app/SettingsBroken.tsx');
    return <SettingsBroken problems={error instanceof ConfigError ? error.problems : []} />;
  }
  if (config.brandColour.toLowerCase() !== ownBrand) {
    const { applyBrand } = await import('#ui/theme/brand.ts');
    applyBrand(config.brandColour);
  }
  return createPortal({ root: place }).element;
}

createRoot(root).render(<StrictMode>{await start(root)}</StrictMode>);
