import { siretInvente } from '../siret.ts'

/** The level by which ProConnect certifies that somebody directs a firm. */
export const ACR_DIRIGEANT_DEMO = 'https://proconnect.gouv.fr/assurance/certification-dirigeant'

/**
 * Who may come by FranceConnect in the demonstration: one for each thing that can happen. People are
 * invented.
 */
export const PERSONNES_FRANCECONNECT = [
  {
    sub: 'fc.ferrand',
    given_name: 'Jeanne Marie',
    family_name: 'Ferrand',
    gender: 'female',
    organisme: 'Représentante de la copropriété Les Glycines, telle qu’elle s’est déclarée',
  },
  {
    sub: 'fc.bellegarde',
    given_name: 'Camille Rose',
    family_name: 'Bellegarde',
    gender: 'female',
    organisme: 'Pour un compte à créer au nom de Camille Bellegarde : activé sans courrier',
  },
  {
    sub: 'fc.bellegarde.rose',
    given_name: 'Rose Camille',
    family_name: 'Bellegarde',
    gender: 'female',
    organisme: 'Ressemble à Camille Bellegarde : un doute, donc le courrier',
  },
  {
    sub: 'fc.inconnu',
    given_name: 'Octave',
    family_name: 'Sarrazin',
    gender: 'male',
    organisme: 'Personne inconnue du registre',
  },
] as const

/** The same by ProConnect. */
export const PERSONNES_PROCONNECT = [
  {
    sub: 'pc.montclair',
    given_name: 'Claire',
    usual_name: 'Montclair',
    siret: siretInvente(1),
    organisme: 'Cabinet Montclair Gestion : représentante, qui a son compte',
  },
  {
    sub: 'pc.arnal',
    given_name: 'Louis',
    usual_name: 'Arnal',
    siret: siretInvente(6),
    acr: ACR_DIRIGEANT_DEMO,
    organisme: 'Nouveau Syndic du Midi : ProConnect certifie qu’il dirige',
  },
  {
    sub: 'pc.arnal.fils',
    given_name: 'Louis',
    usual_name: 'Arnal',
    siret: siretInvente(6),
    organisme: 'Nouveau Syndic du Midi : même nom, sans certification : le courrier',
  },
  {
    sub: 'pc.bellegarde',
    given_name: 'Camille',
    usual_name: 'Bellegarde',
    siret: '99950103400014',
    organisme: 'Cabinet Orval et fils : l’annuaire des entreprises dit qu’elle dirige',
  },
  {
    sub: 'pc.inconnu',
    given_name: 'Octave',
    usual_name: 'Sarrazin',
    siret: siretInvente(2),
    organisme: 'Atlantis Syndic : salarié inconnu du registre',
  },
] as const
