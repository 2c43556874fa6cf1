import type { mandats } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import {
  coproprieteEtatOk,
  coproprieteExiste,
  coproprieteRattachementOk,
} from './controles-rattachement.ts'
import { trouverDateDebutMandatPrecedent } from './trouver-mandat-precedent.ts'

export const mandatsHandlers: Handlers<typeof mandats> = {
  coproprieteExiste: (ctx, { params }) => coproprieteExiste(ctx, params.immat),
  coproprieteEtatOk: (ctx, { params }) => coproprieteEtatOk(ctx, params.immat),
  coproprieteRattachementOk: (ctx, { params }) => coproprieteRattachementOk(ctx, params.immat),
  trouverDateDebutMandatPrecedent: (ctx, { params }) =>
    trouverDateDebutMandatPrecedent(ctx, params.x, params.flag === 'true'),
}
