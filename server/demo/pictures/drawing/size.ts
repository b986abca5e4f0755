/** Pictures are 640 wide and 400 high; lists show the middle 360 of the height, shared pages the 336 from 46 down. */
export const WIDTH = 640;
export const HEIGHT = 400;
