/** 128 random bits, hex. */
export const keyShape = /^[\da-f]{32}$/
