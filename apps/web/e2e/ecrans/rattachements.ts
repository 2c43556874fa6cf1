import { type Ecran, SYNDIC } from './ecran.ts'

/** What follows from the screen of attachments. */
const RATTACHEMENT = {
  autorites: ['RATTACHER_COPROPRIETE'],
  fil: ['Se rattacher à une copropriété'],
  pour: SYNDIC,
} satisfies Partial<Ecran>

/** The screens of attachments. */
export const RATTACHEMENTS: readonly Ecran[] = [
  {
    route: '/rattacher-une-copropriete/classeur',
    titre: 'Se rattacher à plusieurs copropriétés',
    ...RATTACHEMENT,
  },
  {
    route: '/rattacher-une-copropriete/reprise',
    titre: 'Reprendre tout le portefeuille d’un cabinet',
    ...RATTACHEMENT,
  },
  {
    route: '/rattacher-une-copropriete',
    titre: 'Se rattacher à une copropriété',
    autorites: ['RATTACHER_COPROPRIETE'],
    pour: SYNDIC,
  },
  {
    route: '/rattacher-une-copropriete/contester/$id',
    titre: 'Demande de rattachement d’un autre syndic',
    ...RATTACHEMENT,
    lien: {
      depuis: '/rattacher-une-copropriete',
      vers: /^\/rattacher-une-copropriete\/contester\/\d+$/,
    },
  },
  {
    route: '/rattacher-une-copropriete/edit',
    titre: 'Demander un rattachement',
    h1: /./,
    ...RATTACHEMENT,
    lien: {
      depuis: '/annuaire?q=gueret',
      vers: /^\/annuaire\/[A-Z]{2}/,
      devient: (href) => href.replace('/annuaire/', '/rattacher-une-copropriete/edit?numero='),
    },
  },
]
