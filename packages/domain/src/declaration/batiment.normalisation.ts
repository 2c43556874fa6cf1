import { BATIMENTS_MAX, cleLibre } from './batiment.ts'
import type { Batiment } from './batiment.types.ts'
import {
  CONFIANCES_RNB,
  DIAGNOSTICS_STRUCTUREL,
  ISOLATIONS,
  MENUISERIES,
  PRODUCTIONS_EAU_CHAUDE,
  SOURCES_ETIQUETTE,
  SYSTEMES_CHAUFFAGE,
  SYSTEMES_EAU_CHAUDE,
  VENTILATIONS,
} from './batiment.enums.ts'
import {
  ENERGIES_CHAUFFAGE,
  ETIQUETTES_ENERGIE,
  PERIODES_CONSTRUCTION,
  TYPES_CHAUFFAGE,
} from './declaration.enums.ts'
import { jour, nombre, nombreOuZero, type Objet, objet, parmi, texte } from './lire-valeurs.ts'

/** What a building without heating, hot water or diagnosis says of them is nothing. */
const sansObjet = (b: Batiment): Batiment => ({
  ...b,
  ...(b.idRnb === ''
    ? { confianceRnb: null, rapprocheLe: null }
    : { confianceRnb: b.confianceRnb ?? 'NON_VERIFIE' }),
  ...(b.etiquette === null || b.etiquette === 'ETIQ_NON_DETERMINE'
    ? { sourceEtiquette: null, dateEtiquette: null, numeroEtiquette: '' }
    : {}),
  ...(b.typeChauffage === 'SANS_CHAUFFAGE'
    ? { systemeChauffage: null, energieChauffage: null }
    : b.systemeChauffage === 'RESEAU_CHALEUR'
      ? { energieChauffage: null }
      : {}),
  ...(b.eauChaude === 'AUCUNE' ? { systemeEauChaude: null } : {}),
  ...(b.diagnosticStructurel === 'REALISE' ? {} : { dateDiagnosticStructurel: null }),
})

/** An identifier of the RNB as it is kept: people write it with dashes or spaces, by groups of four. */
export const lireIdRnb = (saisi: string): string => saisi.toUpperCase().replaceAll(/[\s-]/g, '')

const batiment = (b: Objet): Batiment =>
  sansObjet({
    cle: texte(b['cle']).slice(0, 40),
    nom: texte(b['nom']),
    adresse: texte(b['adresse']),
    parcelle: texte(b['parcelle']).toUpperCase(),
    idRnb: lireIdRnb(texte(b['idRnb'])),
    confianceRnb: parmi(CONFIANCES_RNB, b['confianceRnb']),
    rapprocheLe: jour(b['rapprocheLe']),
    nbEtages: nombre(b['nbEtages']),
    periodeConstruction: parmi(PERIODES_CONSTRUCTION, b['periodeConstruction']),
    anneeConstruction: nombre(b['anneeConstruction']),
    nbAscenseurs: nombreOuZero(b['nbAscenseurs']),
    etiquette: parmi(ETIQUETTES_ENERGIE, b['etiquette']),
    sourceEtiquette: parmi(SOURCES_ETIQUETTE, b['sourceEtiquette']),
    dateEtiquette: jour(b['dateEtiquette']),
    numeroEtiquette: texte(b['numeroEtiquette']).toUpperCase().replaceAll(/\s/g, ''),
    typeChauffage: parmi(TYPES_CHAUFFAGE, b['typeChauffage']),
    systemeChauffage: parmi(SYSTEMES_CHAUFFAGE, b['systemeChauffage']),
    energieChauffage: parmi(ENERGIES_CHAUFFAGE, b['energieChauffage']),
    eauChaude: parmi(PRODUCTIONS_EAU_CHAUDE, b['eauChaude']),
    systemeEauChaude: parmi(SYSTEMES_EAU_CHAUDE, b['systemeEauChaude']),
    ventilation: parmi(VENTILATIONS, b['ventilation']),
    diagnosticStructurel: parmi(DIAGNOSTICS_STRUCTUREL, b['diagnosticStructurel']),
    dateDiagnosticStructurel: jour(b['dateDiagnosticStructurel']),
    menuiseries: parmi(MENUISERIES, b['menuiseries']),
    isolationMurs: parmi(ISOLATIONS, b['isolationMurs']),
    isolationToiture: parmi(ISOLATIONS, b['isolationToiture']),
    isolationPlancher: parmi(ISOLATIONS, b['isolationPlancher']),
    constateLe: jour(b['constateLe']),
  })

/**
 * Reads a list of buildings, complete; each has a key of its own. Applying it twice changes nothing.
 * Never throws.
 */
export const lireBatiments = (valeurs: readonly unknown[]): Batiment[] =>
  valeurs.slice(0, BATIMENTS_MAX).reduce<Batiment[]>((lus, valeur) => {
    const lu = batiment(objet(valeur))
    const prise = lu.cle === '' || lus.some((b) => b.cle === lu.cle)
    return [...lus, prise ? { ...lu, cle: cleLibre(lus) } : lu]
  }, [])
