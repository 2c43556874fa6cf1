import type { Tx } from '@registre/db'
import type { EtatCopropriete, LigneRnic } from '@registre/domain'
import { journaliserTous, TRAITEMENT } from '../../platform/journal.ts'
import { creerBenevoles } from '../comptes/ecrire-lot.ts'
import { ecrireLot } from '../dossiers/ecrire-lot.ts'
import { type ConnueRow, lireBenevoles, noterReprises, ORIGINE_RNIC } from './reprise.repository.ts'

/** A row of the file that was read and checked. */
export interface Candidate {
  rang: number
  ligne: LigneRnic
  /** As the file writes them, by rank of the published columns. */
  cellules: readonly (string | null)[]
  empreinte: string
}

/** A row of the file on its way to a dossier, new (null) or of an earlier import. */
export interface Reprise extends Candidate {
  connue: ConnueRow | null
}

/** What names a firm within a file: its SIRET, or its name and its commune. */
export const cleDeFirme = ({
  siret,
  raisonSociale,
  commune,
}: NonNullable<LigneRnic['syndic']>): string =>
  siret === '' ? `${raisonSociale}|${commune}`.toLowerCase() : siret

/**
 * The syndic of each row: its firm; a volunteer, who stays the same one from an earlier import;
 * nobody.
 */
const donnerSyndics = async (
  tx: Tx,
  lot: readonly Reprise[],
  firmes: ReadonlyMap<string, number>,
): Promise<(number | null)[]> => {
  const benevoles = lot.filter((c) => c.ligne.typeSyndic === 'NON_PRO')
  const anciens = await lireBenevoles(
    tx,
    benevoles.flatMap((c) => c.connue?.teledeclarant_id ?? []),
  )
  const dejaBenevole = ({ connue }: Reprise): number | null =>
    connue?.teledeclarant_id != null && anciens.has(connue.teledeclarant_id)
      ? connue.teledeclarant_id
      : null
  const nouveaux = await creerBenevoles(
    tx,
    benevoles.filter((c) => dejaBenevole(c) === null).length,
    ORIGINE_RNIC,
  )
  const syndicDe = (c: Reprise): number | null => {
    const { typeSyndic, syndic } = c.ligne
    if (typeSyndic === 'PRO' && syndic) return firmes.get(cleDeFirme(syndic)) ?? null
    return typeSyndic === 'NON_PRO' ? (dejaBenevole(c) ?? nouveaux.pop() ?? null) : null
  }
  return lot.map(syndicDe)
}

const ETATS: Record<NonNullable<LigneRnic['mandat']>['etat'], EtatCopropriete> = {
  EN_COURS: 'IMMATRICULEE_RATTACHEE',
  A_VENIR: 'FUTUR',
  EXPIRE: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
}

/**
 * Writes rows of the file as dossiers, their journal and what the next import will compare them
 * with. `firmes`: the syndic of each firm of the file.
 */
export const ecrireReprises = async (
  tx: Tx,
  lot: readonly Reprise[],
  firmes: ReadonlyMap<string, number>,
  auteur: number,
): Promise<void> => {
  const syndics = await donnerSyndics(tx, lot, firmes)
  const dossiers = lot.map(({ ligne: { dateMaj, ...ligne }, connue }, i) => ({
    ...ligne,
    codeInsee: ligne.codeInsee ?? '',
    connu:
      connue?.declaration_id == null
        ? null
        : { id: connue.id, declarationId: connue.declaration_id },
    etat: ligne.mandat ? ETATS[ligne.mandat.etat] : ('IMMATRICULEE_A_RATTACHER' as const),
    teledeclarantId: syndics[i] ?? null,
    declareLe: dateMaj,
  }))
  const ecrits = await ecrireLot(tx, dossiers, auteur)
  await journaliserTous(
    tx,
    TRAITEMENT,
    ecrits.map(({ id }, i) => ({
      categorie: 'TRAITEMENT',
      type: 'importer-rnic',
      teledeclarantId: syndics[i] ?? null,
      coproprieteId: id,
    })),
  )
  await noterReprises(
    tx,
    ecrits.map((ecrit, i) => ({
      ...ecrit,
      numero: dossiers[i]?.numero ?? '',
      empreinte: lot[i]?.empreinte ?? '',
      cellules: lot[i]?.cellules ?? [],
    })),
  )
}
