import { defineMachine, ligne } from '../kernel/machine.ts'

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
    ligne(1, null, 'deposer-publication', 'BROUILLON', 'administrateur du registre', 'D'),
    ligne(2, ['BROUILLON', 'RETIREE'], 'publier', 'PUBLIEE', 'administrateur du registre', 'D', {
      effects: 'téléchargeable par tous',
    }),
    ligne(3, ['PUBLIEE'], 'retirer-publication', 'RETIREE', 'administrateur du registre', 'D', {
      effects: 'n’est plus téléchargeable',
    }),
    ligne(4, ['PUBLIEE'], 'envoyer-newsletter', 'PUBLIEE', 'administrateur du registre', 'D', {
      effects: 'une seule fois : un courriel à chaque abonné confirmé',
    }),
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
