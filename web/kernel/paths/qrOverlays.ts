export const qrOverlaysPath = () => '/settings/qr-click-overlays';
export const qrOverlayPath = (id: string) => `/settings/qr-click-overlays/${id}`;
export const editQrOverlayPath = (id: string) => `/settings/qr-click-overlays/${id}/edit`;
export const createQrOverlayPath = () => '/settings/qr-click-overlays/create';
