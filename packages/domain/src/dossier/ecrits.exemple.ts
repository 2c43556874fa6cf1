import { contenuExemple } from '../declaration/declaration.exemple.ts'
import { unBatiment } from '../declaration/batiment.exemple.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { contenuDeDepart } from '../declaration/mise-a-jour.ts'
import { cleDe, type Constats, questionsDe } from '../verification/verification.ts'
import { verifier } from '../verification/verifier.ts'
import type { FaitsActeur } from './changement.ts'
import { controlerLue, type DeclarationLue } from './declaration-lue.ts'
import {
  AUTRE_SYNDIC,
  faitsSyndic,
  faitsTeneur,
  JOUR,
  MAINTENANT,
  unDossier,
  uneDeclaration,
  uneDemande,
  unMandat,
} from './dossier.exemple.ts'
import type { Dossier } from './dossier.ts'
import { unBrouillon, uneLue } from './redaction.exemple.ts'

// What is written in a dossier, in each of its states, and who may try something of it.

/** A dossier, and the declaration of it that is written, filed or mended. */
export interface Ecrit {
  d: Dossier
  l: DeclarationLue
}

const NOTAIRE: FaitsActeur = {
  ...faitsSyndic(),
  acteur: { ...faitsSyndic().acteur, profil: 'NOTAIRE_NOTAIRE' },
}
export const GENS: Readonly<Record<string, FaitsActeur>> = {
  syndic: faitsSyndic(),
  'un autre': faitsSyndic(AUTRE_SYNDIC),
  ailleurs: faitsSyndic(99),
  notaire: NOTAIRE,
  teneur: faitsTeneur(),
  hotline: faitsTeneur({ profil: 'TENEUR_ASS_HOTLINE_GES', autorites: [] }),
  'à activer': {
    ...faitsSyndic(),
    acteur: { ...faitsSyndic().acteur, enAttenteActivation: true },
  },
  'syndic, en 2027': { ...faitsSyndic(), jour: '2027-03-16' },
}

export const changer = (faire: (contenu: ImmatCopropriete) => void): ImmatCopropriete => {
  const contenu = contenuExemple()
  faire(contenu)
  return contenu
}
const PERDU = changer(({ identification: i }) => {
  i.parcelle = i.parcelle.map((p) => ({ ...p, geolocalisee: false }))
  if (i.adressePrincipale) i.adressePrincipale = { ...i.adressePrincipale, geolocalisee: false }
})
const SANS_COMMUNE = changer(({ identification: i }) => {
  i.parcelle = i.parcelle.map((p) => ({ ...p, codeInsee: '' }))
  if (i.adressePrincipale) i.adressePrincipale = { ...i.adressePrincipale, codeInsee: '' }
})
const INCOMPLET = changer(({ identification: i }) => {
  i.nbLots = null
})
const DISPERSE = changer(({ identification: i }) => {
  for (const p of i.parcelle) p.codeInsee = '69123'
})
/** Whatever is asked of it, all is found, or no service answers. */
export const constats = (
  contenu: ImmatCopropriete,
  resultat: 'VERIFIE' | 'INTROUVABLE',
): Constats => new Map(questionsDe(contenu).map((q) => [cleDe(q), { resultat, le: JOUR }]))
const EN_ATTENTE = verifier(contenuExemple(), new Map(), null).verifications
const TROUVEES = verifier(
  contenuExemple(),
  constats(contenuExemple(), 'VERIFIE'),
  null,
).verifications

/** A submission that a keeper sent back with a question. */
export const enPrecisions = (
  type: 'IMMATRICULATION' | 'DOUBLON_NOTAIRE' = 'IMMATRICULATION',
): Dossier =>
  unBrouillon({
    etat: 'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
    mandats: type === 'IMMATRICULATION' ? [unMandat({ etat: 'PRECISIONS_DEMANDEES' })] : [],
    demandes: [
      uneDemande({
        type,
        etat: 'PRECISIONS',
        mandatId: type === 'IMMATRICULATION' ? 1 : null,
        declarationId: 1,
        suspendueLe: MAINTENANT - 5 * 86_400_000,
        relanceLe: MAINTENANT - 86_400_000,
      }),
    ],
  })
const MAJ = { id: 2, etat: 'BROUILLON', baseId: 1, typeMaj: 'STANDARD' } as const
/** An update of a co-ownership whose syndic followed another one, what may be confirmed confirmed. */
const miseAJour = (maj: Partial<DeclarationLue> = {}, plus: Partial<Dossier> = {}): Ecrit => {
  const lue = uneLue({
    ...MAJ,
    etatCopropriete: 'IMMATRICULEE_RATTACHEE',
    courante: contenuExemple(),
    jeuCourant: '2016',
    ...maj,
  })
  return {
    d: unDossier({
      mandats: [
        unMandat({
          id: 9,
          etat: 'ARCHIVE',
          teledeclarantId: AUTRE_SYNDIC,
          debut: '2025-01-01',
          fin: '2025-12-31',
        }),
        unMandat(),
      ],
      declarations: [uneDeclaration(), uneDeclaration({ ...MAJ, ...maj })],
      ...plus,
    }),
    l: { ...lue, confirmations: controlerLue(lue, JOUR).aConfirmer.map((e) => e.code) },
  }
}
const annuelle = (non: boolean): Partial<DeclarationLue> => {
  const depart = contenuDeDepart(contenuExemple(), 'ANNUELLE', JOUR)
  return {
    typeMaj: 'ANNUELLE',
    contenu: {
      ...depart,
      donneesFinancieres: {
        ...contenuExemple().donneesFinancieres,
        dateDebutExercice: '2026-01-01',
        dateClotureComptes: '2026-10-31',
        dateAg: non ? null : '2026-11-15',
        comptesNonApprouves: non,
      },
    },
  }
}
const brouillon = (l: Partial<DeclarationLue> = {}, d: Partial<Dossier> = {}): Ecrit => {
  const { contenu = contenuExemple() } = l
  // What a notary registers initially was made since 2017.
  const dateReglementCopropriete =
    l.typeImmat === 'INITIALE' ? '2020-01-01' : contenu.identification.dateReglementCopropriete
  const identification = { ...contenu.identification, dateReglementCopropriete }
  return {
    d: unBrouillon({ declarations: [uneDeclaration({ etat: 'BROUILLON', ...l })], ...d }),
    l: uneLue({
      ...l,
      contenu: { ...contenu, identification },
      etatCopropriete: d.etat ?? 'BROUILLON',
    }),
  }
}
const courante = (l: Partial<DeclarationLue> = {}, d: Partial<Dossier> = {}): Ecrit => ({
  d: unDossier(d),
  l: uneLue({ etat: 'COURANTE', etatCopropriete: 'IMMATRICULEE_RATTACHEE', ...l }),
})
const PREDECESSEUR = { auteurTeledeclarantId: AUTRE_SYNDIC } as const

export const ECRITS: Readonly<Record<string, Ecrit>> = {
  'un brouillon': brouillon(),
  'un brouillon incomplet': brouillon({ contenu: INCOMPLET }),
  'un brouillon aux constats en attente': brouillon({ verifications: EN_ATTENTE }),
  'un brouillon d’un autre': brouillon(PREDECESSEUR),
  'un brouillon refusé': brouillon({}, { etat: 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES' }),
  'un brouillon supprimé': brouillon(
    { etat: 'SUPPRIME' },
    { etat: 'SUPPRIMEE', etatPrecedent: 'BROUILLON' },
  ),
  'des précisions': {
    d: enPrecisions('IMMATRICULATION'),
    l: uneLue({ etatCopropriete: 'IMMATRICULATION_DEMANDE_DE_PRECISIONS' }),
  },
  'les précisions d’un notaire': {
    d: enPrecisions('DOUBLON_NOTAIRE'),
    l: uneLue({
      typeImmat: 'INITIALE',
      etatCopropriete: 'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
    }),
  },
  'un brouillon de notaire': brouillon({ typeImmat: 'INITIALE' }),
  'un brouillon de notaire, sans parcelle trouvée': brouillon({
    typeImmat: 'INITIALE',
    contenu: PERDU,
  }),
  'un brouillon de notaire, dispersé': brouillon({ typeImmat: 'INITIALE', contenu: DISPERSE }),
  'un brouillon d’office': brouillon({
    typeImmat: 'OFFICE',
    confirmationsOffice: {
      nonImmatriculee: true,
      sansDemandeEnCours: true,
      sansRepresentantOuMiseEnDemeure: true,
    },
  }),
  'déposée, à valider': brouillon(
    { etat: 'A_VALIDER', verifications: EN_ATTENTE },
    { etat: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER' },
  ),
  'une mise à jour': miseAJour(),
  'une mise à jour, autrement': miseAJour({
    contenu: changer(({ identification: i }) => {
      i.nbLotsStationnement = 9
    }),
  }),
  'une mise à jour incomplète': miseAJour({ contenu: INCOMPLET }),
  'une mise à jour annuelle': miseAJour(annuelle(false)),
  'une mise à jour aux comptes non approuvés': miseAJour(annuelle(true)),
  'une mise à jour d’un teneur': miseAJour({ typeMaj: 'MODIFICATION_ADMIN' }),
  'une mise à jour dépassée': miseAJour({ baseId: 8 }),
  'une mise à jour qui se prépare': miseAJour({ jeu: '2027', batimentsPrepares: [unBatiment()] }),
  'une mise à jour de l’ancien syndic': miseAJour(PREDECESSEUR),
  'une mise à jour de l’ancien syndic, déposée': miseAJour({ ...PREDECESSEUR, etat: 'A_VALIDER' }),
  'une mise à jour de l’ancien syndic, déposée deux fois': ((e) => ({
    ...e,
    d: {
      ...e.d,
      declarations: [
        ...e.d.declarations,
        uneDeclaration({ ...MAJ, ...PREDECESSEUR, id: 3, etat: 'A_VALIDER' }),
      ],
    },
  }))(miseAJour(PREDECESSEUR)),
  'une mise à jour, mandat expiré': miseAJour(
    {},
    {
      etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      mandats: [unMandat({ etat: 'EXPIRE', fin: '2026-06-30' })],
    },
  ),
  'une mise à jour, sans syndic': miseAJour(
    { typeImmat: 'INITIALE' },
    {
      etat: 'IMMATRICULEE_A_RATTACHER',
      syndicId: null,
      finMandat: null,
      mandats: [],
    },
  ),
  'une mise à jour, dissoute': miseAJour({}, { etat: 'DISSOUTE', dateDissolution: '2026-11-01' }),
  'en vigueur': courante({ verifications: TROUVEES }),
  'en vigueur, hors de la carte': courante({ contenu: PERDU, verifications: EN_ATTENTE }),
  'en vigueur, sans commune': courante({ contenu: SANS_COMMUNE }),
  'en vigueur, après l’annuelle': courante(
    { id: 3, baseId: 1, typeMaj: 'STANDARD' },
    {
      declarations: [
        uneDeclaration({ etat: 'AVANT_DECLARATION_ANNUELLE' }),
        uneDeclaration({ id: 2, etat: 'A_VALIDER', baseId: 3, ...PREDECESSEUR }),
        uneDeclaration({ id: 3, baseId: 1, typeMaj: 'STANDARD' }),
      ],
    },
  ),
  'en vigueur, annuelle': courante(
    { id: 3, baseId: 1, typeMaj: 'ANNUELLE' },
    {
      declarations: [
        uneDeclaration({ etat: 'AVANT_DECLARATION_ANNUELLE' }),
        uneDeclaration({ id: 3, baseId: 1, typeMaj: 'ANNUELLE' }),
      ],
    },
  ),
  'en vigueur, l’annuelle retirée': courante(
    { typeMaj: 'ANNUELLE' },
    {
      declarations: [
        uneDeclaration({ typeMaj: 'ANNUELLE' }),
        uneDeclaration({ id: 3, etat: 'SUPPRIME', baseId: 1, typeMaj: 'ANNUELLE' }),
      ],
    },
  ),
}
