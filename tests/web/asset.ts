/** Stands for an imported stylesheet or picture. */
export const asset = '';
export default asset;
