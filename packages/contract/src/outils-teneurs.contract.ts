import { TYPES_MOTIF_REFUS, USAGES_REPONSE_TYPE } from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { refDemande } from './primitives/designations.ts'
import { id, instant, rien, texteRequis } from './primitives/index.ts'
import { vueAGarder, vueGardee } from './vues.schema.ts'

const TENEUR = ['VALIDER_RATTACHEMENT_DECLARATION'] as const

const note = z
  .object({ id, auteur: z.string(), aMoi: z.boolean(), texte: z.string(), creeLe: instant })
  .meta({ id: 'NoteTeneur' })

const reponseType = z
  .object({
    id,
    usage: z.enum(USAGES_REPONSE_TYPE),
    /** Of a refusal: the motive that it goes with; null for any. */
    motif: z.enum(TYPES_MOTIF_REFUS).nullable(),
    titre: z.string(),
    texte: z.string(),
  })
  .meta({ id: 'ReponseType' })

const saisie = {
  usage: z.enum(USAGES_REPONSE_TYPE),
  motif: z.enum(TYPES_MOTIF_REFUS).nullable().default(null),
  titre: texteRequis(80, 'Écrivez le titre : c’est par lui que les teneurs choisissent.'),
  texte: texteRequis(2000, 'Écrivez le texte de la réponse : les déclarants le liront.'),
}

export const outilsTeneurs = {
  listerVuesFile: operation('GET', '/api/teneurs/file/vues', {
    access: TENEUR,
    summary: 'Vues de la file que le teneur a gardées, puis celles que d’autres partagent',
    response: z.array(vueGardee),
  }),
  enregistrerVueFile: operation('POST', '/api/teneurs/file/vues', {
    access: TENEUR,
    summary: 'Garde une vue de la file sous un nom, à la place de celle du même nom',
    body: vueAGarder,
    response: z.object({ id }),
    idempotent: true,
  }),
  supprimerVueFile: operation('DELETE', '/api/teneurs/file/vues/{id}', {
    access: TENEUR,
    summary: 'Retire une vue de la file : la sienne, ou une vue partagée (administrateurs)',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable'],
    idempotent: true,
  }),
  listerNotes: operation('GET', '/api/teneurs/demandes/{id}/notes', {
    access: TENEUR,
    summary: 'Notes que les teneurs se laissent sur une demande',
    params: z.object({ id: refDemande }),
    response: z.array(note),
    errors: ['introuvable'],
  }),
  ajouterNote: operation('POST', '/api/teneurs/demandes/{id}/notes', {
    access: TENEUR,
    summary: 'Laisse une note aux autres teneurs ; communicable à qui demande ses données',
    params: z.object({ id: refDemande }),
    body: z.strictObject({
      texte: texteRequis(1000, 'Écrivez la note : les autres teneurs la liront.'),
    }),
    response: rien,
    errors: ['introuvable'],
    idempotent: true,
  }),
  listerReponsesTypes: operation('GET', '/api/teneurs/reponses-types', {
    access: TENEUR,
    summary: 'Réponses types des teneurs, par usage et par motif',
    response: z.array(reponseType),
  }),
  creerReponseType: operation('POST', '/api/teneurs/reponses-types', {
    access: TENEUR,
    reserve: 'administrateurs',
    summary: 'Ajoute une réponse type (administrateurs)',
    body: z.strictObject(saisie),
    response: z.object({ id }),
    errors: ['acces-non-autorise'],
    idempotent: true,
  }),
  modifierReponseType: operation('PUT', '/api/teneurs/reponses-types/{id}', {
    access: TENEUR,
    reserve: 'administrateurs',
    summary: 'Réécrit une réponse type (administrateurs)',
    params: z.object({ id }),
    body: z.strictObject(saisie),
    response: rien,
    errors: ['introuvable', 'acces-non-autorise'],
    idempotent: true,
  }),
  supprimerReponseType: operation('DELETE', '/api/teneurs/reponses-types/{id}', {
    access: TENEUR,
    reserve: 'administrateurs',
    summary: 'Retire une réponse type (administrateurs)',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable', 'acces-non-autorise'],
    idempotent: true,
  }),
}
