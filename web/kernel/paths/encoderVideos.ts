export const encoderVideosPath = () => '/media/encoder-videos';
export const encoderVideoPath = (id: string) => `/media/encoder-videos/${id}`;
