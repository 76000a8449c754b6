import { screen } from './routing/screen.tsx'

export const notFound = screen([], 'NotFound', () => import('./shell/NotFound.tsx'))
