import {
  type EtatCopropriete,
  ETATS_IMMATRICULES,
  type EvenementCopropriete,
  type FiltreCoproprietes,
  fromStates,
  machineCopropriete,
  normaliserNumero,
  normaliserTexte,
  rattraperNumero,
} from '@registre/domain'
import type { Place } from '@registre/db'

export interface FiltreEcran {
  etats: readonly EtatCopropriete[] | null
  /** Only where the caller's establishment is attached. */
  rattachees?: boolean
  /** Only what it may update: attached, or left less than a year ago. */
  aMettreAJour?: boolean
  /** Only where it is not. */
  nonRattachees?: boolean
  /** Only those whose present, or last, syndic is the caller's establishment. */
  syndicCourant?: boolean
  /** Only those whose mandate nothing follows yet. */
  sansMandatAVenir?: boolean
  nonGeolocalisees?: boolean
  /** Only those about which a keeper awaits details from the caller's establishment. */
  precisionsDemandees?: boolean
}

const depuis = (evenement: EvenementCopropriete): readonly EtatCopropriete[] =>
  fromStates(machineCopropriete, evenement)

/**
 * Filters of the screen /copropriete (specification 1, section 2), each with the states in which
 * its action is possible.
 */
export const FILTRES_ECRAN: Readonly<Record<FiltreCoproprietes | '', FiltreEcran>> = {
  '': { etats: null },
  seeAllCopro: { etats: null },
  // All for which it is possible: what is due first, what is filed for the year too.
  annuelle: { etats: depuis('mettre-a-jour'), aMettreAJour: true },
  // A notary updates its own registrations, as long as nobody is attached.
  standard: {
    etats: [
      ...depuis('mettre-a-jour'),
      'IMMATRICULEE_A_RATTACHER',
      'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
    ],
    aMettreAJour: true,
  },
  mandate: {
    etats: ['IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'FUTUR'],
    rattachees: true,
  },
  immatriculee: { etats: ETATS_IMMATRICULES, rattachees: true },
  'mandat-expire': { etats: ['IMMATRICULEE_RATTACHEMENT_EXPIRE'], rattachees: true },
  coproNonGeolocalisees: { etats: ETATS_IMMATRICULES, rattachees: true, nonGeolocalisees: true },
  'precisions-demandees': { etats: null, precisionsDemandees: true },
  'renouveler-mandat': {
    etats: depuis('renouveler-mandat'),
    rattachees: true,
    syndicCourant: true,
    sansMandatAVenir: true,
  },
  'declare-new-successor': {
    etats: depuis('declarer-successeur'),
    rattachees: true,
    syndicCourant: true,
  },
  attach: { etats: depuis('demander-rattachement'), nonRattachees: true },
  dissolution: { etats: depuis('declarer-dissolution'), rattachees: true },
}

export interface CritereTexte {
  /** A whole registration number: nothing else can match. */
  numero: string | null
  /** LIKE pattern of the number, null when the text cannot be part of one. */
  numeroMotif: string | null
  /** LIKE pattern of the normalised name, null when nothing of the text is left. */
  nomMotif: string | null
}

const jokers = (texte: string, lire: (morceau: string) => string): string =>
  texte.split('_').map(lire).join('_')

/**
 * Reads a typed criterion: "contains" by default, a leading `$` means "begins with", `_` stands for
 * one character (specification 1, "Search and other checks"). Other wildcards lose their meaning.
 * Null for an empty text.
 */
export const critereTexte = (saisi: string): CritereTexte | null => {
  const debut = saisi.trim().startsWith('$')
  const texte = saisi.trim().replace(/^\$/, '').trim()
  if (texte === '') return null
  const numero = normaliserNumero(texte) ?? rattraperNumero(texte)
  if (numero) return { numero, numeroMotif: null, nomMotif: null }
  const entoure = debut ? '' : '%'
  const brut = texte.toUpperCase().replaceAll(/[\s-]/g, '')
  const prefixe = /^[A-Z]{2}[\d_]{1,7}$/.test(brut)
  const chiffres = /^[\d_]{1,7}$/.test(brut) && /\d/.test(brut)
  const nom = jokers(texte, normaliserTexte)
  return {
    numero: null,
    // Two letters first can only be the beginning of a number: a range of the index.
    numeroMotif: prefixe ? `${brut}%` : chiffres ? `${entoure}${brut}%` : null,
    nomMotif: nom === '' ? null : `${entoure}${nom}%`,
  }
}

/**
 * One or two letters anywhere: the index of trigrams would give all that there is, and each would
 * be looked at again.
 */
const sansTrigramme = (motif: string): boolean =>
  /^%[^% ]*%$/.test(motif) && motif.split(/[%_]/).every((morceau) => morceau.length < 3)

/**
 * The condition of a typed criterion on alias `c`; nothing readable in the text matches nothing.
 */
export const conditionTexte = (place: Place, t: CritereTexte): string => {
  if (t.numero) return `c.numero_immatriculation = ${place(t.numero)}`
  const parties = [
    ...(t.numeroMotif ? [`c.numero_immatriculation like ${place(t.numeroMotif)}`] : []),
    ...(t.nomMotif
      ? [
          `${sansTrigramme(t.nomMotif) ? `(c.nom_normalise || '')` : 'c.nom_normalise'} like ${place(t.nomMotif)}`,
        ]
      : []),
  ]
  return parties.length > 0 ? `(${parties.join(' or ')})` : 'false'
}
