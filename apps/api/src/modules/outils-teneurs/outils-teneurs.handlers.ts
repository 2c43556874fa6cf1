import type { outilsTeneurs } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { ajouterNote, listerNotes } from './notes.ts'
import {
  creerReponseType,
  listerReponsesTypes,
  modifierReponseType,
  supprimerReponseType,
} from './reponses-types.ts'
import { enregistrerVue, listerVues, supprimerVue } from '../vues/vues.ts'

export const outilsTeneursHandlers: Handlers<typeof outilsTeneurs> = {
  listerVuesFile: (ctx) => listerVues(ctx),
  enregistrerVueFile: (ctx, { body }) => enregistrerVue(ctx, body),
  supprimerVueFile: (ctx, { params }) => supprimerVue(ctx, params.id),
  listerNotes: (ctx, { params }) => listerNotes(ctx, params.id),
  ajouterNote: (ctx, { params, body }) =>
    ajouterNote(ctx, { demandeId: params.id, texte: body.texte }),
  listerReponsesTypes: (ctx) => listerReponsesTypes(ctx),
  creerReponseType: (ctx, { body }) => creerReponseType(ctx, body),
  modifierReponseType: (ctx, { params, body }) => modifierReponseType(ctx, params.id, body),
  supprimerReponseType: (ctx, { params }) => supprimerReponseType(ctx, params.id),
}
