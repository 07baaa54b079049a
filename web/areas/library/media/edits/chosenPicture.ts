/** What is to become a thumbnail: a picture, or the frame of the video at a time. */
export interface ChosenPicture {
  name: string;
  /** The picture; of a frame what the player showed, which some browsers cannot. */
  blob?: Blob;
  /** Milliseconds from the beginning of the video. */
  time?: number;
}
