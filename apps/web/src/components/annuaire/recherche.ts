import type { Adresse } from '@registre/domain'
import type { Args } from '../../lib/api/index.ts'
import { compact } from '../../lib/search-params.ts'
import { LISTES } from './champs-avances.ts'
import type { CriteresAnnuaire, Mode } from './criteres.ts'

type Corps = Omit<NonNullable<Args<'rechercherAnnuaire'>['body']>, 'paginationOptions'>

const avancee = (c: CriteresAnnuaire): Corps => ({
  isRechercheAvancee: true,
  numeroDepartement: c.dep ?? '',
  commune: c.insee ?? '',
  codePostal: c.cp ?? '',
  voie: c.voie ?? '',
  lieuDit: c.lieudit ?? '',
  numeroImmatriculation: c.numero ?? '',
  nom: c.nom ?? '',
  dateDebutMandat: c.debut ?? null,
  dateFinMandat: c.fin ?? null,
  majAnnuelle: c.maj ?? '',
  majExerciceNonApprouve: c.exercice ?? '',
  statutCopropriete: c.statut ?? '',
  statutRattachement: c.rattachement ?? '',
})

const CLES_AVANCEES = [
  'dep',
  'insee',
  'cp',
  'voie',
  'lieudit',
  'numero',
  'nom',
  'debut',
  'fin',
  'maj',
  'exercice',
  'statut',
  'rattachement',
] as const

/** True when an advanced search has the one criterion that it needs. */
export const aUnCritere = (c: CriteresAnnuaire): boolean =>
  CLES_AVANCEES.some((cle) => c[cle] !== undefined)

/** The search that these criteria ask for; null when there is none yet. */
export const versRecherche = (c: CriteresAnnuaire): Corps | null => {
  if (c.mode === 'avancee') return aUnCritere(c) ? avancee(c) : null
  if (c.voie ?? c.cp ?? c.ville ?? c.insee)
    return {
      adresseNonStructuree: {
        voie: c.voie ?? '',
        codePostal: c.cp ?? '',
        commune: c.ville ?? '',
        codeInsee: c.insee ?? '',
        x: c.x ?? null,
        y: c.y ?? null,
      },
    }
  return c.q ? { adresseNonSelectionnee: c.q } : null
}

const estUnArrondissement = ({ voie, commune }: Adresse): boolean =>
  voie.startsWith(`${commune} `) && voie.endsWith(' Arrondissement')
/**
 * True when a found place is a whole commune, or a district of one, which the map names where an
 * address has its street.
 */
const estUneCommune = (a: Adresse): boolean =>
  a.numeroVoie === '' &&
  a.commune !== '' &&
  (a.voie === '' || a.voie === a.commune || estUnArrondissement(a))

/**
 * The criteria of a search around an address, located or not. What stands near the middle of a
 * commune is a part of it: it is searched whole, or in the postal code that was typed. A district
 * is known by its postal code.
 */
export const criteresAdresse = (
  a: Adresse,
  mode: Mode | undefined,
  saisi: string,
): CriteresAnnuaire => {
  const lieu = {
    mode,
    cp: a.codePostal.slice(0, 5) || undefined,
    ville: a.commune.slice(0, 100) || undefined,
  }
  if (estUneCommune(a)) {
    if (a.codeInsee === '' || estUnArrondissement(a)) return compact(lieu)
    return compact({
      ...lieu,
      cp: saisi.includes(a.codePostal) ? lieu.cp : undefined,
      insee: a.codeInsee,
    })
  }
  return compact({
    ...lieu,
    voie: `${a.numeroVoie} ${a.voie}`.trim().slice(0, 150) || undefined,
    x: a.longitude ?? undefined,
    y: a.latitude ?? undefined,
  })
}

/**
 * Address of the same search in the whole commune, when it is held to one postal code of it; null
 * otherwise.
 */
export const hrefTouteLaCommune = ({
  mode,
  voie,
  cp,
  ville,
  insee,
}: CriteresAnnuaire): string | null =>
  mode === 'avancee' || voie !== undefined || cp === undefined || ville === undefined
    ? null
    : `/annuaire?${new URLSearchParams({ ...(mode ? { mode } : {}), ville, ...(insee ? { insee } : {}) })}`

/** How the address that is searched for is written back in its field. */
export const texteAdresse = (c: CriteresAnnuaire): string =>
  [c.voie, c.cp, c.ville].filter(Boolean).join(' ')

/** What is searched for, in a few words: what a title has room for. */
export const texteCriteres = (c: CriteresAnnuaire): string =>
  c.mode === 'avancee'
    ? CLES_AVANCEES.flatMap((cle) => {
        const dit = LISTES.find((l) => l.critere === cle)
        const option = dit?.options.find((o) => o.value === c[cle])?.label
        return dit && option ? `${dit.label} : ${option}` : (c[cle] ?? [])
      }).join(', ')
    : (c.q ?? texteAdresse(c))
