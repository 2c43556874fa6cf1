import type { Adresse } from '@registre/domain'
import type { Args } from '../../lib/api/index.ts'
import { compact } from '../../lib/search-params.ts'
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

const CLES_AVANCEES = ['dep', 'insee', 'cp', 'voie', 'lieudit', 'numero', 'nom', 'debut', 'fin', 'maj', 'exercice', 'statut', 'rattachement'] as const

/** True when an advanced search has the one criterion that it needs. */
export const aUnCritere = (c: CriteresAnnuaire): boolean => CLES_AVANCEES.some((cle) => c[cle] !== undefined)

/** The search that these criteria ask for; null when there is none yet. */
export const versRecherche = (c: CriteresAnnuaire): Corps | null => {
  if (c.mode === 'avancee') return aUnCritere(c) ? avancee(c) : null
  if (c.voie ?? c.cp ?? c.ville)
    return { adresseNonStructuree: { voie: c.voie ?? '', codePostal: c.cp ?? '', commune: c.ville ?? '', x: c.x ?? null, y: c.y ?? null } }
  return c.q ? { adresseNonSelectionnee: c.q } : null
}

/** True when a found place is a whole commune, or a district of one, which the map names where an address has its street. */
const estUneCommune = ({ numeroVoie, voie, commune }: Adresse): boolean =>
  numeroVoie === '' && commune !== '' && (voie === commune || (voie.startsWith(`${commune} `) && voie.endsWith(' Arrondissement')))

/** The criteria of a search around an address, located or not. A commune is searched whole: what stands near its middle is a part of it. */
export const criteresAdresse = (a: Adresse, mode: Mode | undefined): CriteresAnnuaire => {
  const lieu = { mode, cp: a.codePostal.slice(0, 5) || undefined, ville: a.commune.slice(0, 100) || undefined }
  if (estUneCommune(a)) return compact(lieu)
  return compact({
    ...lieu,
    voie: `${a.numeroVoie} ${a.voie}`.trim().slice(0, 150) || undefined,
    x: a.longitude ?? undefined,
    y: a.latitude ?? undefined,
  })
}

/** How the address that is searched for is written back in its field. */
export const texteAdresse = (c: CriteresAnnuaire): string => [c.voie, c.cp, c.ville].filter(Boolean).join(' ')

const TYPES_DE_VOIE = /\b(rue|avenue|av|boulevard|bd|place|all[ée]e|chemin|impasse|route|square|quai|cours|passage|lieu[- ]dit)\b/i

/** A typed text that reads as an address: it is looked for on the map first. A name or a number is not. */
export const sembleAdresse = (texte: string): boolean =>
  /\b\d{5}\b/.test(texte) || /^\s*\d{1,5}\s*(bis|ter|quater|[a-z])?[\s,]+\p{L}{2}/iu.test(texte) || TYPES_DE_VOIE.test(texte)
