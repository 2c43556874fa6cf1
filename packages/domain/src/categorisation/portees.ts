import type { NiveauGeographique } from '../institution/institution.ts'
import { CODES_PORTEE, type CodePortee } from './portees.enums.ts'

/** A level at which results are regrouped: every territorial level but the country. */
export type Maille = Exclude<NiveauGeographique, 'NATIONAL'>

export interface Portee {
  label: string
  /** The territory that must be chosen first. */
  parent: Maille | null
  /**
   * Level of the territories that the scope lists: one chooses some, or all; results are regrouped
   * there.
   */
  maille: Maille
  /** The territory comes from the institution that is signed in. */
  mien: boolean
}

const portee = (label: string, parent: Maille | null, maille: Maille, mien = false): Portee => ({
  label,
  parent,
  maille,
  mien,
})

/**
 * Geographic scopes of the categorisation (specification 1, "Enumerations": geographic levels and
 * scopes).
 */
export const PORTEES = {
  NATIONAL: portee('France entière', null, 'REGION'),
  METROPOLE: portee('France métropolitaine', null, 'REGION'),
  REGIONS: portee('Toutes les régions', null, 'REGION'),
  DEPARTEMENTS: portee('Tous les départements', null, 'DEPARTEMENT'),
  DEPARTEMENTS_REGION: portee('Départements d’une région', 'REGION', 'DEPARTEMENT'),
  EPCI_REGION: portee('Intercommunalités d’une région', 'REGION', 'EPCI'),
  EPCI_DEPARTEMENT: portee('Intercommunalités d’un département', 'DEPARTEMENT', 'EPCI'),
  COMMUNES_DEPARTEMENT: portee('Communes d’un département', 'DEPARTEMENT', 'COMMUNE'),
  COMMUNES_EPCI: portee('Communes d’une intercommunalité', 'EPCI', 'COMMUNE'),
  MA_REGION: portee('Ma région', null, 'DEPARTEMENT', true),
  MON_DEPARTEMENT: portee('Mon département', null, 'COMMUNE', true),
  MON_EPCI: portee('Mon intercommunalité', null, 'COMMUNE', true),
  MA_COMMUNE: portee('Ma commune', null, 'COMMUNE', true),
} as const satisfies Record<CodePortee, Portee>

/** Level of the territory that each "my …" scope stands for. */
export const NIVEAU_DES_MIENNES: Readonly<Partial<Record<CodePortee, Maille>>> = {
  MA_REGION: 'REGION',
  MON_DEPARTEMENT: 'DEPARTEMENT',
  MON_EPCI: 'EPCI',
  MA_COMMUNE: 'COMMUNE',
}

/**
 * Scopes offered to an institution of this level: those of its own first. A keeper or a visitor
 * (null) has none of its own.
 */
export const porteesPour = (niveau: NiveauGeographique | null): CodePortee[] => {
  const connus: Readonly<Record<NiveauGeographique, readonly CodePortee[]>> = {
    NATIONAL: [],
    REGION: ['MA_REGION'],
    DEPARTEMENT: ['MON_DEPARTEMENT', 'MA_REGION'],
    EPCI: ['MON_EPCI', 'MON_DEPARTEMENT', 'MA_REGION'],
    COMMUNE: ['MA_COMMUNE', 'MON_EPCI', 'MON_DEPARTEMENT', 'MA_REGION'],
  }
  return [...(niveau ? connus[niveau] : []), ...CODES_PORTEE.filter((c) => !PORTEES[c].mien)]
}

/**
 * The scope that opens a territory of a level: what a line of the regrouping leads to; null for a
 * commune.
 */
export const PORTEE_SUIVANTE: Readonly<Record<Maille, CodePortee | null>> = {
  REGION: 'DEPARTEMENTS_REGION',
  DEPARTEMENT: 'COMMUNES_DEPARTEMENT',
  EPCI: 'COMMUNES_EPCI',
  COMMUNE: null,
}

/** Regions of metropolitan France, by INSEE code. */
export const REGIONS_METROPOLE = [
  '11',
  '24',
  '27',
  '28',
  '32',
  '44',
  '52',
  '53',
  '75',
  '76',
  '84',
  '93',
  '94',
] as const
