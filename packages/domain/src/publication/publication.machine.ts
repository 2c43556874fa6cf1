import { defineMachine } from '../kernel/machine.ts'

export const ETATS_PUBLICATION = ['BROUILLON', 'PUBLIEE', 'RETIREE'] as const
export type EtatPublication = (typeof ETATS_PUBLICATION)[number]
export const EVENEMENTS_PUBLICATION = [
  'deposer-publication',
  'modifier-publication',
  'publier',
  'retirer-publication',
  'envoyer-newsletter',
] as const
export type EvenementPublication = (typeof EVENEMENTS_PUBLICATION)[number]

/** The life of a newsletter or a memo sheet. */
export const machinePublication = defineMachine<EtatPublication, EvenementPublication>({
  name: 'publication',
  states: ETATS_PUBLICATION,
  transitions: [
    {
      n: 1,
      from: null,
      event: 'deposer-publication',
      to: 'BROUILLON',
      who: 'administrateur du registre',
      source: 'D',
    },
    {
      n: 2,
      from: ['BROUILLON', 'RETIREE'],
      event: 'publier',
      to: 'PUBLIEE',
      who: 'administrateur du registre',
      effects: 'téléchargeable par tous',
      source: 'D',
    },
    {
      n: 3,
      from: ['PUBLIEE'],
      event: 'retirer-publication',
      to: 'RETIREE',
      who: 'administrateur du registre',
      effects: 'n’est plus téléchargeable',
      source: 'D',
    },
    {
      n: 4,
      from: ['PUBLIEE'],
      event: 'envoyer-newsletter',
      to: 'PUBLIEE',
      who: 'administrateur du registre',
      effects: 'une seule fois : un courriel à chaque abonné confirmé',
      source: 'D',
    },
    ...ETATS_PUBLICATION.map((etat) => ({
      n: 5,
      from: [etat],
      event: 'modifier-publication' as const,
      to: etat,
      who: 'administrateur du registre',
      effects:
        'titre, résumé, catégorie, date ou fichier ; l’adresse de téléchargement d’un document déjà publié ne change pas',
      source: 'D' as const,
    })),
  ],
})
