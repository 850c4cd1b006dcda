/** Icons of the web app manifest, drawn by the build from the site's mark. */
export const manifestIcons = [
  { path: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icons/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const
