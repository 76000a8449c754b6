import { z } from 'zod'

const percent = z.int('validation:integer').min(0, 'validation:tooSmall').max(100, 'validation:tooLarge')

/** The point of a picture that stays visible when it is cropped, in percent from its left and top. */
export const focalSchema = z.strictObject({ x: percent, y: percent })
export type Focal = z.infer<typeof focalSchema>

/** Properties of a library picture that content stores beside its address, alternative text and size. */
export const pictureParts = {
  focal: focalSchema.optional(),
  color: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .optional(),
}
