import { estMajAnnuelle, formatFrDate, normaliser } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { versHistorique } from '../coproprietes/fiche.mapper.ts'
import { type Lecteur, lecteurDe } from '../coproprietes/lecteur.ts'
import { type EvenementRow, evenementsDe } from '../coproprietes/lire-historique.ts'
import { mandatsDe, type MandatRow } from '../coproprietes/lire-mandats.ts'
import { versDeclarationPassee } from './historique.mapper.ts'
import { type DeclarationPasseeRow, lireDeclarationsPassees } from './historique.repository.ts'

interface Entree {
  instant: string
  categorie: 'DECLARATION' | 'MANDAT' | 'DECISION'
  libelle: string
  detail: string
  auteur: string
  declarationId: number | null
}

/** Told by the declarations and the mandates themselves. */
const DITS_AILLEURS: ReadonlySet<string> = new Set([
  'mettre-a-jour',
  'modifier-immatriculation',
  'debuter-mandat',
  'expirer-mandat',
  'remplacer-mandat',
])
const MANDATS_REELS: ReadonlySet<string> = new Set(['EN_COURS', 'A_VENIR', 'EXPIRE', 'ARCHIVE'])

const parDeclaration = (row: DeclarationPasseeRow, lecteur: Lecteur): Entree => {
  const { libelle, auteur, du, id } = versDeclarationPassee(row, lecteur)
  const { dateClotureComptes } = normaliser(row.contenu).donneesFinancieres
  const detail =
    estMajAnnuelle(row.type_maj) && dateClotureComptes !== null
      ? `Comptes clos le ${formatFrDate(dateClotureComptes)}`
      : ''
  return { instant: du, categorie: 'DECLARATION', libelle, detail, auteur, declarationId: id }
}

const parMandat = (row: MandatRow, jour: string): Entree[] => {
  if (!MANDATS_REELS.has(row.etat)) return []
  const entree = (date: string, libelle: string, detail: string): Entree => ({
    instant: `${date}T00:00:00.000Z`,
    categorie: 'MANDAT',
    libelle,
    detail,
    auteur: row.teledeclarant,
    declarationId: null,
  })
  const genre = row.admin_provisoire
    ? 'de la mission de l’administrateur provisoire'
    : 'du mandat de syndic'
  return [
    ...(row.date_debut <= jour
      ? [entree(row.date_debut, `Début ${genre}`, `Jusqu’au ${formatFrDate(row.date_fin)}`)]
      : []),
    ...(row.date_fin < jour ? [entree(row.date_fin, `Fin ${genre}`, '')] : []),
  ]
}

const parDecision = (rows: readonly EvenementRow[], lecteur: Lecteur): Entree[] =>
  versHistorique(
    rows.filter((row) => !DITS_AILLEURS.has(row.type)),
    lecteur,
  ).map(({ instant, libelle, auteur, motif, de, vers }) => ({
    instant,
    categorie: 'DECISION',
    libelle,
    detail: motif || (vers !== '' && vers !== de ? vers : ''),
    auteur,
    declarationId: null,
  }))

/**
 * What happened to a co-ownership, latest first: declarations, mandates, decisions. Throws
 * `introuvable`.
 */
export const lireChronologie = async (ctx: Ctx, id: number): Promise<Entree[]> => {
  const { db, clock } = ctx.deps
  const copropriete = await chargerVisible(ctx, id)
  const lecteur = lecteurDe(acteurOf(ctx), copropriete)
  const jour = today(clock)
  const [declarations, mandats, evenements] = await Promise.all([
    lireDeclarationsPassees(db, id),
    mandatsDe(ctx, copropriete),
    evenementsDe(ctx, copropriete),
  ])
  return [
    ...declarations.map((row) => parDeclaration(row, lecteur)),
    ...mandats.tous.flatMap((row) => parMandat(row, jour)),
    ...parDecision(evenements, lecteur),
  ].sort((a, b) => b.instant.localeCompare(a.instant))
}
