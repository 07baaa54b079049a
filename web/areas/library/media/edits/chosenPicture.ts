/** New thumbnail: an image, or a frame of the video. */
export interface ChosenPicture {
  name: string;
  /** The picture; of a frame what the player showed, which some browsers cannot. */
  blob?: Blob;
  /** Milliseconds from the beginning of the video. */
  time?: number;
}
