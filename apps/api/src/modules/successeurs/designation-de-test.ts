import { brouillonComplet, contenuNeuf, type Personne, SIRETS } from '@registre/testing/register'
import type { Registre } from '../../../tests/support/register.ts'

// What the tests of a notary's designation share: who is named, the draft, what became of them.

let rang = 0
let firme = -1
/** A firm that the register does not know, another one each time. */
export const syndic = () => ({
  type: 'PRO' as const,
  siret: SIRETS.libres[(firme += 1)] ?? '',
  nom: 'Le Goff',
  prenom: 'Erwan',
  email: `syndic${firme}@exemple.test`,
})
export const benevole = () => ({
  type: 'NON_PRO' as const,
  nom: 'Martin',
  prenom: 'Alix',
  email: `benevole${(rang += 1)}@exemple.test`,
})

export const brouillon = (r: Registre, notaire: Personne) =>
  brouillonComplet(notaire, contenuNeuf(r, 'INITIALE'), 'INITIALE')
export type Brouillon = Awaited<ReturnType<typeof brouillon>>
export const immatriculer = (
  notaire: Personne,
  d: Brouillon,
  motif = '',
  candidats: number[] = [],
) =>
  notaire.api.soumettreImmatriculationNotaire({
    params: { x: notaire.teledeclarantId ?? 0 },
    body: {
      id: d.id ?? 0,
      version: d.version,
      confirmations: d.controle.aConfirmer.map((e) => e.code),
      reponsesDoublons: candidats.map((candidatId) => ({
        candidatId,
        reponse: 'DIFFERENTE' as const,
        motif,
      })),
    },
  })
type Saisie = Parameters<Personne['api']['designerSyndic']>[0]['body']
export const designer = (notaire: Personne, d: Brouillon, body: Saisie) =>
  notaire.api.designerSyndic({ params: { id: d.id ?? 0 }, body })
export const statutDe = async (r: Registre, email: string) =>
  r.db.query(`select statut, origine from teledeclarant where rep_email = $1 order by id`, [email])
export const recus = (r: Registre, a: string) =>
  r.db.query<{ modele: string; graine: string | null }>(
    `select payload->>'modele' as modele, payload->'donnees'->>'graine' as graine from outbox
     where type = 'courriel' and payload->>'a' = $1 order by id`,
    [a],
  )
export const histoire = async (r: Registre, email: string) =>
  (
    await r.db.query<{ h: string }>(
      `select concat_ws(' ', j.type, coalesce(nullif(j.de, ''), '-'), j.vers) as h from journal j join teledeclarant t on t.id = j.teledeclarant_id
       where t.rep_email = $1 and j.categorie = 'COMPTE' order by j.id`,
      [email],
    )
  ).map(({ h }) => h)
