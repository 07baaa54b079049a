export const uploadPath = () => '/media/upload';
export const recentUploadsPath = () => '/media/recently-uploaded';
