import type { rattachementsGroupes } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import {
  controlerRattachements,
  modeleRattachements,
  rattacherPlusieurs,
} from './demander-plusieurs.ts'

export const rattachementsGroupesHandlers: Handlers<typeof rattachementsGroupes> = {
  telechargerModeleRattachements: () => modeleRattachements(),
  controlerRattachements: (ctx, { body }) => controlerRattachements(ctx, body),
  rattacherPlusieurs: (ctx, { body }) => rattacherPlusieurs(ctx, body),
}
