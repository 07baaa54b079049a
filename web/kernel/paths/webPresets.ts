export const webPresetsPath = () => '/settings/web-presets';
export const webPresetPath = (id: string) => `/settings/web-presets/${id}`;
export const editWebPresetPath = (id: string) => `/settings/web-presets/${id}/edit`;
export const createWebPresetPath = () => '/settings/web-presets/create';
