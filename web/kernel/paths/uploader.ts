export const registerPath = () => '/uploader';
export const uploaderResetPath = () => '/uploader/reset-password';
export const registeredPath = () => '/uploader/success';
export const unregisterPath = () => '/unregisteruploader';
export const unregisteredPath = () => '/unregisteruploader/success';
