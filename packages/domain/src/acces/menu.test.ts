import { describe, expect, it } from 'vitest'
import { autoritesDe } from './autorites-par-profil.ts'
import { MENU_VISITEUR, menuVisible } from './menu.ts'
import { PROFILS } from './profils.ts'
import type { Profil } from './profils.ts'

const menu = (profil: Profil) => menuVisible(autoritesDe(profil), profil)
const enfants = (profil: Profil, label: string) =>
  menu(profil)
    .find((e) => e.label === label)
    ?.children?.map((e) => e.label) ?? []

describe('menu', () => {
  it('begins, for a visitor, with what is open; what asks for an account is together', () => {
    expect(MENU_VISITEUR.map((e) => e.label)).toEqual([
      'Trouver une copropriété',
      'Statistiques',
      'Données brutes',
      'Aide',
      'Avec un compte',
    ])
    expect(MENU_VISITEUR.at(-1)?.children?.map((e) => e.label)).toEqual(
      enfants('TELE_PRO_ADMIN_PRINC', 'Gérer une copropriété'),
    )
  })

  it('shows a syndic the seven entries and the registration', () => {
    expect(enfants('TELE_PRO_ADMIN_PRINC', 'Gérer une copropriété')).toEqual([
      'Voir toutes les copropriétés',
      'Faire une mise à jour standard',
      'Faire une mise à jour annuelle',
      'Renouveler un mandat',
      'Déclarer un nouveau successeur',
      'Se rattacher à une copropriété',
      'Déclarer une dissolution',
      'Immatriculer une copropriété',
    ])
  })

  it('adds the registration only to the seven, or to an empty list', () => {
    expect(enfants('NOTAIRE_NOTAIRE', 'Gérer une copropriété')).toEqual([
      'Voir toutes les copropriétés',
      'Faire une mise à jour standard',
      'Déclarer une dissolution',
    ])
    expect(enfants('restricted', 'Gérer une copropriété')).toHaveLength(8)
  })

  it('shows the keepers their rooms', () => {
    expect(menu('TENEUR_ADMIN_PRINC').map((e) => e.label)).toEqual([
      'Accueil',
      'Mes actions',
      'Tableau de bord',
      'Administration',
      'Statistiques',
      'Gérer une copropriété',
      'Consulter les informations du registre',
    ])
    expect(menu('TENEUR_ASS_HOTLINE_GES').map((e) => e.label)).toEqual([
      'Accueil',
      'Mes actions',
      'Gérer une copropriété',
      'Consulter les informations du registre',
    ])
    expect(enfants('TENEUR_ASS_HOTLINE_GES', 'Consulter les informations du registre')).toContain(
      'Liste des télédéclarants',
    )
    expect(enfants('TELE_PRO_GESTION', 'Consulter les informations du registre')).not.toContain(
      'Liste des télédéclarants',
    )
  })

  it('leads an institution to its own home, everyone else to the root', () => {
    for (const profil of PROFILS)
      expect(menu(profil)[0]?.href, profil).toBe(
        profil === 'INSTITUTIONNEL' ? '/institutionnels' : '/',
      )
  })

  it('asks for both authorities of the statistics entry, and drops a manage entry without children', () => {
    expect(menuVisible(['DONNEES_BRUTES'], 'INSTITUTIONNEL').map((e) => e.label)).toEqual([
      'Accueil',
      'Consulter les informations du registre',
    ])
  })
})
