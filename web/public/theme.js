// Runs before the first paint, so that a chosen theme never flashes in the other one. See app/theme.tsx.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('rostrum.theme');
  } catch {
    // Storage is switched off: follow the system.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.classList.toggle('bp6-dark', dark);
})();
