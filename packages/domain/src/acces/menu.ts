import { peut } from './autorites.ts'
import type { Autorite } from './autorites.ts'
import { isInstitutionnel } from './profils.ts'
import type { Profil } from './profils.ts'

export interface EntreeMenu {
  label: string
  href: string
  /** Any one of them opens the entry; none: everybody. */
  autorites?: readonly Autorite[]
  /** All of them are needed. */
  autoritesToutes?: readonly Autorite[]
  children?: readonly EntreeMenu[]
}

const filtre = (valeur: string): string => `/copropriete?filter=${valeur}`

/** The seven entries of "Gérer une copropriété" (specification 1, section 2, "Main menu"). */
const MENU_GERER_COPROPRIETE = [
  {
    label: 'Voir toutes les copropriétés',
    href: filtre('seeAllCopro'),
    autorites: ['VISUALISER_COPRO', 'GERER_COPROPRIETE'],
  },
  {
    label: 'Faire une mise à jour standard',
    href: filtre('standard'),
    autorites: ['MAJ_COPROPRIETE_STANDARD', 'MAJ_COPROPRIETE_STANDARD_EXPIRE'],
  },
  {
    label: 'Faire une mise à jour annuelle',
    href: filtre('annuelle'),
    autorites: ['MAJ_COPROPRIETE_ANNUELLE', 'MAJ_COPROPRIETE_ANNUELLE_EXPIRE'],
  },
  {
    label: 'Renouveler un mandat',
    href: filtre('renouveler-mandat'),
    autorites: ['RENOUVELER_MANDAT'],
  },
  {
    label: 'Déclarer un nouveau successeur',
    href: filtre('declare-new-successor'),
    autorites: ['DECLARER_SUCCESSEUR'],
  },
  {
    label: 'Se rattacher à une copropriété',
    href: filtre('attach'),
    autorites: ['RATTACHER_COPROPRIETE'],
  },
  {
    label: 'Déclarer une dissolution',
    href: filtre('dissolution'),
    autorites: ['DISSOUDRE_COPRO'],
  },
] as const satisfies readonly EntreeMenu[]

const ENTREE_IMMATRICULER = {
  label: 'Immatriculer une copropriété',
  href: '/immatriculer-copropriete',
} as const satisfies EntreeMenu

/** The main menu as data; "Gérer une copropriété" is completed by `menuVisible`. */
const MENU_PRINCIPAL = [
  { label: 'Accueil', href: '/' },
  {
    label: 'Mes actions',
    href: '/validations',
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
    children: [
      {
        label: 'Validations',
        href: '/validations',
        autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
      },
      {
        label: 'Messages reçus',
        href: '/reclamations-recues',
        autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
      },
    ],
  },
  {
    label: 'Tableau de bord',
    href: '/indicateurs-MCO',
    autorites: ['SUIVI_INDICATEURS_MCO'],
    children: [
      {
        label: 'Suivi des indicateurs MCO',
        href: '/indicateurs-MCO',
        autorites: ['SUIVI_INDICATEURS_MCO'],
      },
    ],
  },
  {
    label: 'Administration',
    href: '/evenement-journal',
    autorites: ['RECHERCHE_EVENEMENT_JOURNAL'],
    children: [
      {
        label: 'Journal des événements',
        href: '/evenement-journal',
        autorites: ['RECHERCHE_EVENEMENT_JOURNAL'],
      },
      {
        label: 'Lettres et fiches mémo',
        href: '/publications',
        autorites: ['SUIVI_INDICATEURS_MCO'],
      },
    ],
  },
  {
    label: 'Statistiques',
    href: '/consulter-les-statistiques-du-registre',
    autoritesToutes: ['DONNEES_BRUTES', 'LST_TELEDECLARANT'],
    children: [
      { label: 'Statistiques du registre', href: '/consulter-les-statistiques-du-registre' },
      { label: 'Données brutes', href: '/institutionnels/donnees-brutes' },
    ],
  },
  { label: 'Gérer une copropriété', href: '/copropriete', children: MENU_GERER_COPROPRIETE },
  {
    label: 'Consulter les informations du registre',
    href: '/annuaire',
    children: [
      { label: 'Annuaire', href: '/annuaire' },
      { label: 'Statistiques', href: '/consulter-les-statistiques-du-registre' },
      { label: 'Données brutes', href: '/institutionnels/donnees-brutes' },
      {
        label: 'Liste des télédéclarants',
        href: '/teledeclarants',
        autorites: ['LST_TELEDECLARANT'],
      },
    ],
  },
] as const satisfies readonly EntreeMenu[]

/**
 * Who is not signed in begins with what is open: find, figures, data, help. What asks for an account
 * stands together, and says so; the name of the register leads home.
 */
export const MENU_VISITEUR: readonly EntreeMenu[] = [
  { label: 'Trouver une copropriété', href: '/annuaire' },
  { label: 'Statistiques', href: '/consulter-les-statistiques-du-registre' },
  { label: 'Données brutes', href: '/institutionnels/donnees-brutes' },
  { label: 'Aide', href: '/aide' },
  {
    label: 'Avec un compte',
    href: '/compte',
    children: [...MENU_GERER_COPROPRIETE, ENTREE_IMMATRICULER],
  },
]

const ouverte = (entree: EntreeMenu, autorites: readonly Autorite[]): boolean =>
  (entree.autorites === undefined || peut(autorites, entree.autorites)) &&
  (entree.autoritesToutes ?? []).every((autorite) => autorites.includes(autorite))

const gerer = (autorites: readonly Autorite[]): readonly EntreeMenu[] => {
  if (autorites.length === 0) return [...MENU_GERER_COPROPRIETE, ENTREE_IMMATRICULER]
  const visibles = MENU_GERER_COPROPRIETE.filter((entree) => ouverte(entree, autorites))
  return visibles.length === MENU_GERER_COPROPRIETE.length
    ? [...visibles, ENTREE_IMMATRICULER]
    : visibles
}

/**
 * The menu that an account sees. An empty list of authorities shows every "manage" entry: a rule of
 * this menu alone, the server refuses the calls of such an account. An entry left without any child
 * disappears.
 */
export const menuVisible = (autorites: readonly Autorite[], profil: Profil): EntreeMenu[] =>
  MENU_PRINCIPAL.flatMap((racine: EntreeMenu): EntreeMenu[] => {
    if (!ouverte(racine, autorites)) return []
    if (racine.href === '/')
      return [{ ...racine, href: isInstitutionnel(profil) ? '/institutionnels' : '/' }]
    if (!racine.children) return [racine]
    const children =
      racine.href === '/copropriete'
        ? gerer(autorites)
        : racine.children.filter((entree) => ouverte(entree, autorites))
    return children.length === 0 ? [] : [{ ...racine, children }]
  })
