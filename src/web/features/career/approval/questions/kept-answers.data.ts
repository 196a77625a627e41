// The words a yes or a no is kept and sent by, whatever language the screen is in.
export const YES = 'Yes';
export const NO = 'No';
