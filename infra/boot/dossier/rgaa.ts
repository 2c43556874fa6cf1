import type { Fait } from './faits.ts'

export const rgaa: Readonly<Record<string, Fait>> = {}
