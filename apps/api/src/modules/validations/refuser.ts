import {
  LABELS_MOTIF_REFUS,
  LABELS_TYPE_DEMANDE,
  machineDeclaration,
  machineMandat,
  next,
  normaliserNumero,
  RegisterError,
  TYPES_MOTIF_REFUS,
  type TypeMotifRefus,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { courriel } from '../../platform/outbox.ts'
import { changerEtatDeclaration } from '../brouillons/depot.repository.ts'
import { courrielsSansSuite } from '../rattachements/sans-suite.ts'
import {
  type DemandeRow,
  ecrireDemande,
  ecrireMandat,
  rattachementDe,
  SANS_VERROU,
  verrouillerDemande,
} from './demande.repository.ts'
import { deplacer } from './deplacer.ts'
import { EVENEMENTS_PAR_TYPE } from './evenements-par-type.ts'
import { exigerTenue } from './tenir.ts'

const lireMotifs = (liste: string): TypeMotifRefus[] => {
  const motifs = liste
    .split(',')
    .map((m) => m.trim())
    .map((m) => TYPES_MOTIF_REFUS.find((t) => t === m))
  if (motifs.length === 0 || motifs.some((m) => m === undefined))
    throw new RegisterError('requete-invalide', {
      champs: [
        {
          champ: 'typesMotifRefus',
          code: 'inconnu',
          message: 'Choisissez au moins un motif de la liste.',
        },
      ],
    })
  return motifs.filter((m) => m !== undefined)
}

/**
 * The path names the co-ownership by its number, or by its identifier before it has one: it must be
 * the request's.
 */
const exigerCopropriete = (row: DemandeRow, immat: string): void => {
  if (
    normaliserNumero(immat) !== null
      ? row.copropriete_numero !== normaliserNumero(immat)
      : String(row.copropriete_id) !== immat
  )
    throw new RegisterError('introuvable')
}

/**
 * A keeper administrator refuses a held request, with motives and a text (states.md rows 13, 24,
 * 36). `idMandat` 0 means
 * a request without a mandate. Throws as every decision.
 */
export const refuserDemande = (
  ctx: Ctx,
  input: { immat: string; idMandat: number; raison: string; typesMotifRefus: string },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const acteur = acteurOf(ctx)
    const now = ctx.deps.clock.now()
    const motifs = lireMotifs(input.typesMotifRefus)
    const row = await verrouillerDemande(
      tx,
      input.idMandat > 0 ? { mandatId: input.idMandat } : await cibleSansMandat(tx, input.immat),
    )
    exigerCopropriete(row, input.immat)
    const { refuser } = EVENEMENTS_PAR_TYPE[row.type]
    exigerTenue(
      row,
      acteur,
      refuser === 'refuser'
        ? 'refuser'
        : refuser === 'refuser-rattachement'
          ? 'refuser-rattachement'
          : 'refuser-dissolution',
      now,
    )
    await ecrireDemande(tx, row, {
      etat: 'REFUSEE',
      ...SANS_VERROU,
      decidee_le: now,
      decidee_par_id: acteur.utilisateurId,
      motif_refus: motifs.join(','),
      texte_decision: input.raison,
    })
    if (row.mandat_etat)
      await ecrireMandat(tx, row, next(machineMandat, row.mandat_etat, 'refuser'), input.raison)
    if (
      row.declaration_id !== null &&
      row.declaration_etat === 'A_VALIDER' &&
      refuser === 'refuser'
    )
      await changerEtatDeclaration(
        tx,
        { id: row.declaration_id, etat: 'A_VALIDER' },
        next(machineDeclaration, 'A_VALIDER', 'refuser'),
      )
    if (row.type === 'DISSOLUTION')
      await tx.sql(
        `update dissolution set statut = 'REFUSEE' where copropriete_id = $1 and statut = 'A_VALIDER'`,
        [row.copropriete_id],
      )
    await deplacer(tx, ctx, row, {
      evenement: refuser,
      journal: { categorie: 'VALIDATION', type: refuser, motif: input.raison, donnees: { motifs } },
      outbox: [
        courriel(row.email, 'demande-refusee', {
          typeDemande: LABELS_TYPE_DEMANDE[row.type],
          nomCopropriete: row.copropriete_nom,
          motifs: motifs.map((m) => LABELS_MOTIF_REFUS[m]),
          raison: input.raison,
          coproprieteId: row.copropriete_id,
          rattachement: rattachementDe(row),
        }),
        ...(await courrielsSansSuite(tx, row)),
      ],
    })
    return {}
  })

const cibleSansMandat = async (
  tx: { sql<R extends object>(text: string, params?: readonly unknown[]): Promise<R[]> },
  immat: string,
): Promise<{ sansMandatDe: number }> => {
  const numero = normaliserNumero(immat)
  const id = /^\d{1,9}$/.test(immat) ? Number(immat) : null
  const [row] = await tx.sql<{ id: number }>(
    `select id from copropriete where numero_immatriculation = $1 or id = $2`,
    [numero, id],
  )
  if (!row) throw new RegisterError('introuvable')
  return { sansMandatDe: row.id }
}
