import {
  VERSION_CONTENU,
  addDays,
  cleNumero,
  cleVoie,
  echeance,
  idParcelle,
  normaliserTexte,
  type Adresse,
  type EtatCopropriete,
  type ImmatCopropriete,
  type IsoDate,
} from '@registre/domain'
import { contenuValide } from '../contenu.ts'
import { random, type Random } from '../hasard.ts'
import { categorieDe, cheminDe } from './chemins.ts'
import { uuidDe } from './justificatif.ts'
import type { Lieu } from './lieux.ts'
import type { Lot } from './lot.ts'
import type { Recette } from './recettes.ts'

/** An establishment and one of its accounts. */
export interface Acteur {
  teledeclarantId: number
  utilisateurId: number
  profil: string
}

export interface Teneur {
  utilisateurId: number
  profil: string
}

export interface Contexte {
  lot: Lot
  r: Random
  aujourdhui: IsoDate
  maintenant: Date
  teneurs: readonly Teneur[]
  /** Promises to write the proofs; the row of the document is added once the file exists. */
  justificatif: (id: string, nom: string, type: string, coproprieteId: number, teledeclarantId: number, lignes: string[]) => void
}

export interface Dossier {
  id: number
  rang: number
  recette: Recette
  nom: string
  lieu: Lieu
  lots: number
  /** Account that made the dossier, and the syndic when there is one. */
  auteur: Acteur
  syndic: Acteur
  /** Another syndic, who asks to follow. */
  concurrent: Acteur
  numero: string | null
  remplaceeParId: number | null
  avecDocument: boolean
}

const instant = (jour: IsoDate, rang: number): string => `${jour}T${String(7 + (rang % 9)).padStart(2, '0')}:${String((rang * 7) % 60).padStart(2, '0')}:00Z`

const adresseLigne = (a: Adresse): string => `${a.numeroVoie} ${a.voie} ${a.codePostal} ${a.commune}`.trim()

const ajouterLieux = ({ lot }: Contexte, d: Dossier, contenu: ImmatCopropriete): void => {
  const { adressePrincipale, adresseSecondaire, parcelle } = contenu.identification
  for (const [rang, a] of [...(adressePrincipale ? [adressePrincipale] : []), ...adresseSecondaire].entries())
    lot.ajouter('adresse', {
      copropriete_id: d.id,
      principale: rang === 0,
      numero_voie: cleNumero(a.numeroVoie),
      voie: a.voie,
      cle_voie: cleVoie(a.voie),
      code_postal: a.codePostal,
      commune: a.commune,
      code_insee: a.codeInsee,
      id_ban: a.idBan,
      longitude: a.longitude,
      latitude: a.latitude,
      geolocalisee: a.geolocalisee,
    })
  for (const p of parcelle)
    lot.ajouter('parcelle', {
      copropriete_id: d.id,
      id_parcelle: idParcelle(p),
      code_postal: p.codePostal,
      commune: p.commune,
      commune_absorbee: p.communeAbsorbee,
      code_insee: p.codeInsee,
      prefixe: p.prefixe,
      section: p.section,
      numero: p.numero,
      geolocalisee: p.geolocalisee,
    })
}

/** Some co-ownerships changed hands this year: the former syndic may still declare the accounts of its time. */
const aUnPredecesseur = ({ recette, rang }: Dossier): boolean =>
  recette.etat === 'IMMATRICULEE_RATTACHEE' && recette.historique !== undefined && !recette.concurrent && rang % 14 === 0

const ajouterMandats = ({ lot, aujourdhui }: Contexte, d: Dossier, documentId: string | null, depot: IsoDate): number | null => {
  const { recette } = d
  if (!recette.mandat || !recette.periode) return null
  const [debut, fin] = [addDays(aujourdhui, recette.periode[0]), addDays(aujourdhui, recette.periode[1])]
  // An archived mandate is over: it ends before the next one, and before today.
  let finPrecedent = addDays(debut, -1) < aujourdhui ? addDays(debut, -1) : addDays(aujourdhui, -10)
  for (let n = 0; n < (recette.historique ?? 0); n += 1) {
    const debutPrecedent = addDays(finPrecedent, -364)
    lot.ajouter('mandat', {
      id: lot.id('mandat'),
      copropriete_id: d.id,
      teledeclarant_id: n === 0 && !aUnPredecesseur(d) ? d.syndic.teledeclarantId : d.concurrent.teledeclarantId,
      etat: 'ARCHIVE',
      version: 3,
      date_debut: debutPrecedent,
      date_fin: finPrecedent,
      admin_provisoire: false,
      type_justif: null,
      document_id: null,
      demande_le: instant(debutPrecedent, d.rang),
      decide_le: instant(addDays(debutPrecedent, 3), d.rang),
      motif: '',
    })
    finPrecedent = addDays(debutPrecedent, -1)
  }
  const enAttente = ['DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES'].includes(recette.mandat)
  const mandat = (
    id: number,
    demandeur: Acteur,
    champs: { etat: string; date_debut: IsoDate; date_fin: IsoDate; decide: boolean; document: string | null },
  ): void =>
    lot.ajouter('mandat', {
      id,
      copropriete_id: d.id,
      teledeclarant_id: demandeur.teledeclarantId,
      etat: champs.etat,
      version: champs.decide ? 3 : 1,
      date_debut: champs.date_debut,
      date_fin: champs.date_fin,
      admin_provisoire: false,
      type_justif: champs.document ? 'CONTRAT_SYNDIC' : null,
      document_id: champs.document,
      demande_le: instant(depot, d.rang),
      decide_le: champs.decide ? instant(addDays(depot, 3), d.rang) : null,
      motif: champs.etat === 'REFUSE' ? 'Le justificatif est illisible.' : '',
    })
  const id = lot.id('mandat')
  mandat(id, d.syndic, { etat: recette.mandat, date_debut: debut, date_fin: fin, decide: !enAttente, document: documentId })
  if (!recette.concurrent) return id
  const suivant = lot.id('mandat')
  mandat(suivant, d.concurrent, { etat: 'DEMANDE', date_debut: addDays(fin, 1), date_fin: addDays(fin, 365), decide: false, document: null })
  return suivant
}

const ajouterDeclarations = (
  { lot, r, aujourdhui }: Contexte,
  d: Dossier,
  contenu: ImmatCopropriete,
  ancien: ImmatCopropriete,
  jours: { depot: IsoDate; valide: IsoDate | null },
  majs: MiseAJour[],
): number => {
  const { recette } = d
  const typeImmat = recette.notaire ? (d.rang % 2 === 0 ? 'INITIALE' : 'OFFICE') : 'DEFAULT'
  const commun = {
    copropriete_id: d.id,
    type_declaration: typeImmat === 'OFFICE' ? 'OFFICE' : 'INITIALE',
    type_immat: typeImmat,
    version_contenu: VERSION_CONTENU,
    confirmations: [],
    email_contact: `contact@demo.registre.test`,
    auteur_teledeclarant_id: d.auteur.teledeclarantId,
    auteur_utilisateur_id: d.auteur.utilisateurId,
    confirmations_office: typeImmat === 'OFFICE' ? { nonImmatriculee: true, sansDemandeEnCours: true, sansRepresentantOuMiseEnDemeure: true } : null,
  }
  const ajouter = (champs: {
    etat: string
    contenu: ImmatCopropriete
    type_maj: string | null
    etape: string
    soumis: IsoDate | null
    valide: IsoDate | null
  }): number => {
    const id = lot.id('declaration')
    const { soumis, valide, ...reste } = champs
    const enregistre = instant(soumis ?? addDays(aujourdhui, -(1 + (d.rang % 9))), d.rang)
    lot.ajouter('declaration', {
      id,
      ...commun,
      ...reste,
      version: 4,
      base_id: null,
      cree_le: enregistre,
      enregistre_le: enregistre,
      soumis_le: soumis && instant(soumis, d.rang),
      valide_le: valide && instant(valide, d.rang),
    })
    return id
  }
  const fini = { etape: 'recapitulatif', type_maj: typeImmat === 'DEFAULT' ? null : typeImmat, soumis: jours.depot, valide: jours.valide }
  if (recette.declaration) {
    const soumise = recette.declaration === 'A_VALIDER'
    const entame = recette.etat === 'BROUILLON' && r.chance(0.6)
    const vide = contenuValide({ aujourdhui, typeImmat })
    const partiel = entame ? { ...contenu, donneesFinancieres: { ...vide.donneesFinancieres, dateAg: null, chargesOperationsCourantes: null } } : contenu
    return ajouter({
      ...fini,
      etat: recette.declaration,
      contenu: partiel,
      etape: entame ? 'donnees-financieres' : 'recapitulatif',
      soumis: soumise || recette.demande ? jours.depot : null,
      valide: null,
    })
  }
  ajouter({ ...fini, etat: 'IMMATRICULATION', contenu: ancien })
  const annuelle = recette.mandat !== undefined && d.rang % 5 < 3
  if (!annuelle) return ajouter({ ...fini, etat: 'COURANTE', contenu: ancien })
  const maj = addDays(aujourdhui, -(10 + (d.rang % 150)))
  const debut = jours.valide !== null && jours.valide < addDays(maj, -30) ? jours.valide : addDays(maj, -90)
  const passees = declarationsPassees(d, { ancien, debut, fin: maj })
  for (const { contenu: passe, type_maj, du, au, standard } of passees) {
    const dates = { soumis: du === jours.valide ? jours.depot : du, valide: du }
    const id = standard
      ? archiver(lot, d, { ...commun, contenu: passe, type_maj: type_maj ?? fini.type_maj, ...dates, au })
      : ajouter({ ...fini, etat: 'AVANT_DECLARATION_ANNUELLE', contenu: passe, type_maj: type_maj ?? fini.type_maj, ...dates })
    lot.ajouter('declaration_periode', { copropriete_id: d.id, declaration_id: id, du: instant(du, d.rang), au: instant(au, d.rang) })
    if (type_maj !== null) majs.push({ id, jour: du, typeMaj: type_maj })
  }
  const courante = ajouter({ ...fini, etat: 'COURANTE', contenu, type_maj: 'ANNUELLE', soumis: maj, valide: maj })
  majs.push({ id: courante, jour: maj, typeMaj: 'ANNUELLE' })
  // What the former syndic filed since then awaits the one in office.
  if (aUnPredecesseur(d)) {
    const corrige = { ...contenu, donneesTechniques: { ...contenu.donneesTechniques, nbAscenseurs: contenu.donneesTechniques.nbAscenseurs + 1 } }
    lot.ajouter('declaration', {
      id: lot.id('declaration'),
      ...commun,
      etat: 'A_VALIDER',
      contenu: corrige,
      type_maj: 'STANDARD',
      etape: 'recapitulatif',
      version: 2,
      base_id: courante,
      cree_le: instant(addDays(aujourdhui, -4), d.rang),
      enregistre_le: instant(addDays(aujourdhui, -3), d.rang),
      soumis_le: instant(addDays(aujourdhui, -3), d.rang),
      valide_le: null,
      auteur_teledeclarant_id: d.concurrent.teledeclarantId,
      auteur_utilisateur_id: d.concurrent.utilisateurId,
    })
  }
  return courante
}

interface DeclarationPassee {
  contenu: ImmatCopropriete
  type_maj: string | null
  du: IsoDate
  au: IsoDate
  /** Replaced by a standard update: it is in the history. */
  standard: boolean
}

const UN_AN = 360

/**
 * What was current between the registration and the last annual update: one declaration a year, and for one dossier in
 * three a standard update that corrected the first. Drawn apart, so that the rest of the demonstration does not move.
 */
const declarationsPassees = (d: Dossier, { ancien, debut, fin }: { ancien: ImmatCopropriete; debut: IsoDate; fin: IsoDate }): DeclarationPassee[] => {
  const r = random(d.rang + 1)
  const jalons = [3, 2, 1].map((n) => addDays(fin, -n * UN_AN)).filter((jour) => jour > addDays(debut, 60))
  const departs = [debut, ...jalons]
  const annee = Number((ancien.donneesFinancieres.dateClotureComptes ?? fin).slice(0, 4))
  const passees = departs.map((du, rang): DeclarationPassee => {
    const recul = departs.length - 1 - rang
    const donneesFinancieres = recul === 0 ? ancien.donneesFinancieres : anterieures(ancien.donneesFinancieres, annee - recul, r)
    return { contenu: { ...ancien, donneesFinancieres }, type_maj: rang === 0 ? null : 'ANNUELLE', du, au: departs[rang + 1] ?? fin, standard: false }
  })
  const [premiere, ...suite] = passees
  const milieu = addDays(debut, 30)
  if (!premiere || d.rang % 3 !== 0 || milieu >= premiere.au || premiere.contenu.donneesFinancieres.donneesFinancieresInconnues) return passees
  const { identification: i } = premiere.contenu
  const initiale = { ...premiere.contenu, identification: { ...i, nbAsl: i.nbAsl + 1, nomCopropriete: `${i.nomCopropriete} (ancienne)`.slice(0, 50) } }
  return [{ ...premiere, contenu: initiale, au: milieu, standard: true }, { ...premiere, type_maj: 'STANDARD', du: milieu }, ...suite]
}

/** The figures of an earlier year, a few percent away. */
const anterieures = (f: ImmatCopropriete['donneesFinancieres'], annee: number, r: Random): ImmatCopropriete['donneesFinancieres'] => {
  if (f.donneesFinancieresInconnues) return f
  const vers = (n: number | null): number | null => (n === null ? null : Math.round((n * r.int(80, 104)) / 100))
  return {
    ...f,
    dateDebutExercice: `${annee}-01-01`,
    dateClotureComptes: `${annee}-12-31`,
    dateAg: addDays(`${annee + 1}-03-01`, r.int(0, 100)),
    chargesOperationsCourantes: vers(f.chargesOperationsCourantes),
    montantDettes: vers(f.montantDettes),
    montantImpayesCoproprietaires: vers(f.montantImpayesCoproprietaires),
    montantFondTravaux: vers(f.montantFondTravaux),
  }
}

/** A declaration that a standard update sent to the history. */
const archiver = (
  lot: Lot,
  d: Dossier,
  a: {
    contenu: ImmatCopropriete
    type_declaration: string
    type_immat: string
    type_maj: string | null
    auteur_teledeclarant_id: number
    auteur_utilisateur_id: number
    soumis: IsoDate
    valide: IsoDate
    au: IsoDate
  },
): number => {
  const id = lot.id('declaration')
  lot.ajouter('declaration_historique', {
    id,
    copropriete_id: d.id,
    type_declaration: a.type_declaration,
    type_immat: a.type_immat,
    type_maj: a.type_maj,
    version_contenu: VERSION_CONTENU,
    contenu: a.contenu,
    confirmations: [],
    auteur_teledeclarant_id: a.auteur_teledeclarant_id,
    auteur_utilisateur_id: a.auteur_utilisateur_id,
    soumis_le: instant(a.soumis, d.rang),
    valide_le: instant(a.valide, d.rang),
    remplacee_le: instant(a.au, d.rang),
  })
  return id
}

/** A cancelled or deleted co-ownership keeps itself the state that a restoration brings back; a request keeps the others. */
const restaurable = ({ etat }: Recette): boolean => etat === 'SUPPRIMEE' || etat === 'IMMATRICULATION_ANNULEE'

/** Some successions are contested by the syndic in place. */
const contestation = (d: Dossier, depot: IsoDate) => {
  const contestee = d.recette.concurrent === true && d.rang % 4 < 2
  return {
    contestee_le: contestee ? instant(addDays(depot, 1), d.rang) : null,
    contestee_par_id: contestee ? d.syndic.utilisateurId : null,
    contestation: contestee
      ? 'L’assemblée générale n’a pas désigné d’autre syndic : elle a reconduit notre mandat. Le procès-verbal est en cours de notification.'
      : '',
  }
}

const ajouterDemande = (c: Contexte, d: Dossier, mandatId: number | null, declarationId: number, depot: IsoDate): void => {
  const { lot, maintenant, teneurs, r } = c
  const demande = d.recette.concurrent ? ({ type: 'RATTACHEMENT', etat: 'A_VALIDER' } as const) : d.recette.demande
  if (!demande) return
  const demandeur = d.recette.concurrent ? d.concurrent : demande.type === 'RATTACHEMENT' || demande.type === 'DISSOLUTION' ? d.syndic : d.auteur
  const teneur = r.pick(teneurs)
  const decidee = demande.etat === 'VALIDEE' || demande.etat === 'REFUSEE'
  // One lease in two is running; the other has run out, and anybody may take the request.
  const ouverte = demande.etat === 'EN_COURS' ? maintenant.getTime() + (d.rang % 2 === 0 ? 12 : -40) * 60_000 : null
  const id = lot.id('demande')
  lot.ajouter('demande', {
    id,
    type: demande.type,
    etat: demande.etat,
    version: 2,
    etat_precedent: restaurable(d.recette) ? null : (d.recette.precedent ?? null),
    copropriete_id: d.id,
    mandat_id: demande.type === 'DISSOLUTION' ? null : mandatId,
    declaration_id: demande.type === 'RATTACHEMENT' || demande.type === 'DISSOLUTION' ? null : declarationId,
    teledeclarant_id: demandeur.teledeclarantId,
    profil_demandeur: demandeur.profil,
    deposee_le: instant(depot, d.rang),
    echeance: echeance(demande.type, depot),
    suspendue_le: demande.etat === 'PRECISIONS' ? instant(addDays(depot, 1), d.rang) : null,
    assignee_a_id: demande.etat === 'A_VALIDER' && d.rang % 4 === 0 ? teneur.utilisateurId : null,
    raison_affectation: demande.etat === 'A_VALIDER' && d.rang % 4 === 0 ? 'Dossier suivi par cet agent' : '',
    verrou_par_id: ouverte === null ? null : teneur.utilisateurId,
    verrou_le: ouverte === null ? null : new Date(ouverte - 15 * 60_000),
    verrou_jusqu_a: ouverte === null ? null : new Date(ouverte),
    decidee_le: decidee ? instant(addDays(depot, 3), d.rang) : null,
    decidee_par_id: decidee ? teneur.utilisateurId : null,
    motif_refus: demande.etat === 'REFUSEE' ? (demande.type === 'DOUBLON_NOTAIRE' ? 'COPROPRIETE_DEJA_IMMATRICULEE' : 'JUSTIFICATIF_ILLISIBLE') : '',
    demandeur_id: demande.type === 'RATTACHEMENT' ? demandeur.utilisateurId : null,
    ...contestation(d, depot),
    texte_decision: demande.etat === 'REFUSEE' ? 'Le justificatif transmis ne permet pas d’établir le mandat.' : '',
  })
  if (demande.etat === 'PRECISIONS')
    lot.ajouter('echange', {
      demande_id: id,
      auteur_id: teneur.utilisateurId,
      du_teneur: true,
      texte: 'Pouvez-vous préciser le nombre de lots de stationnement et joindre un contrat signé ?',
      cree_le: instant(addDays(depot, 1), d.rang),
    })
}

/** An update of the demonstration, for its line in the journal. */
interface MiseAJour {
  id: number
  jour: IsoDate
  typeMaj: string
}

const ajouterJournal = ({ lot, teneurs, r, aujourdhui }: Contexte, d: Dossier, depot: IsoDate, majs: MiseAJour[]): void => {
  const teneur = r.pick(teneurs)
  const hier = addDays(aujourdhui, -1)
  let de = ''
  let plancher = depot
  for (const [rang, [type, vers]] of cheminDe(d.recette).entries()) {
    const calendrier = type.endsWith('-mandat')
    const parTeneur = /^(ouvrir|valider|refuser|confirmer|demander-precisions|annuler)/.test(type)
    const demandeur = type === 'demander-rattachement' || type === 'declarer-dissolution' ? d.syndic : d.auteur
    const prevu = addDays(depot, rang)
    const jour = prevu > plancher ? prevu : plancher
    lot.ajouter('journal', {
      // A step a day, and none in the future.
      instant: instant(jour < hier ? jour : hier, d.rang),
      categorie: categorieDe(type),
      type,
      modalite: calendrier ? 'TRAITEMENT' : 'ECRAN',
      acteur_id: calendrier ? null : parTeneur ? teneur.utilisateurId : demandeur.utilisateurId,
      acteur_profil: calendrier ? '' : parTeneur ? teneur.profil : demandeur.profil,
      teledeclarant_id: calendrier || parTeneur ? null : demandeur.teledeclarantId,
      copropriete_id: d.id,
      declaration_id: null,
      de,
      vers,
      motif: '',
      donnees: {},
      request_id: '',
    })
    de = vers
    // Updates come while the mandate runs; what follows in the life of the co-ownership comes after the last one.
    if (vers !== 'IMMATRICULEE_RATTACHEE') continue
    for (const maj of majs.splice(0).filter((m) => m.jour > jour && m.jour < hier)) {
      journaliserMiseAJour(lot, d, maj, vers)
      plancher = addDays(maj.jour, 1)
    }
  }
}

/** An update that was filed while the mandate ran. */
const journaliserMiseAJour = (lot: Lot, d: Dossier, { id, jour, typeMaj }: MiseAJour, etat: EtatCopropriete): void =>
  lot.ajouter('journal', {
    instant: instant(jour, d.rang),
    categorie: 'DECLARATION',
    type: 'mettre-a-jour',
    modalite: 'ECRAN',
    acteur_id: d.syndic.utilisateurId,
    acteur_profil: d.syndic.profil,
    teledeclarant_id: d.syndic.teledeclarantId,
    copropriete_id: d.id,
    declaration_id: id,
    de: etat,
    vers: etat,
    motif: '',
    donnees: { typeMaj },
    request_id: '',
  })

/** Adds every row of one co-ownership. */
export const ajouterDossier = (c: Contexte, d: Dossier): void => {
  const { lot, r, aujourdhui } = c
  const { recette, lieu } = d
  const ouverte = recette.demande !== undefined && ['A_VALIDER', 'EN_COURS', 'PRECISIONS'].includes(recette.demande.etat)
  // Open requests are a few days old, some of them beyond their due day.
  const depot = addDays(aujourdhui, ouverte || recette.concurrent || recette.declaration ? -(1 + ((d.rang * 5) % 9)) : -(260 + ((d.rang * 37) % 1100)))
  const valide = recette.numerotee ? addDays(depot, 3) : null
  const documentId = d.avecDocument && recette.mandat ? uuidDe(`mandat/${d.rang}`) : null
  const nomDocument = `contrat-syndic-${d.rang}.pdf`
  const typeImmat = recette.notaire ? (d.rang % 2 === 0 ? ('INITIALE' as const) : ('OFFICE' as const)) : ('DEFAULT' as const)
  const options = {
    aujourdhui,
    typeImmat,
    nom: d.nom,
    adresse: lieu.adresse,
    secondaires: lieu.secondaires,
    parcelles: lieu.parcelles,
    lots: d.lots,
    document: documentId ? { id: documentId, nom: nomDocument } : null,
    ...(recette.periode ? { debutMandat: addDays(aujourdhui, recette.periode[0]), finMandat: addDays(aujourdhui, recette.periode[1]) } : {}),
  }
  const contenu = contenuValide({ ...options, hasard: r })
  const clotureAnnee = Number((contenu.donneesFinancieres.dateClotureComptes ?? aujourdhui).slice(0, 4))
  const ancien = { ...contenu, donneesFinancieres: contenuValide({ ...options, exercice: clotureAnnee - 1, hasard: r }).donneesFinancieres }
  const { identification: i, donneesTechniques: t } = contenu
  const rattachee = recette.mandat !== undefined && ['EN_COURS', 'EXPIRE', 'A_VENIR', 'ARCHIVE'].includes(recette.mandat)
  const annuelle = recette.numerotee && recette.mandat !== undefined && d.rang % 5 < 3
  lot.ajouter('copropriete', {
    id: d.id,
    numero_immatriculation: d.numero,
    etat: recette.etat,
    etat_precedent: restaurable(recette) ? (recette.precedent ?? null) : null,
    version: cheminDe(recette).length,
    auteur_teledeclarant_id: d.auteur.teledeclarantId,
    auteur_utilisateur_id: d.auteur.utilisateurId,
    teledeclarant_id: rattachee ? d.syndic.teledeclarantId : null,
    remplacee_par_id: d.remplaceeParId,
    date_immatriculation: valide,
    date_dissolution: recette.etat === 'DISSOUTE' ? addDays(aujourdhui, recette.dissolution?.effet ?? 0) : null,
    cree_le: instant(depot, d.rang),
    maj_le: instant(valide ?? depot, d.rang),
    nom: i.nomCopropriete,
    nom_normalise: normaliserTexte(i.nomCopropriete),
    adresse_principale: adresseLigne(lieu.adresse),
    code_postal: lieu.adresse.codePostal,
    code_insee: lieu.adresse.codeInsee,
    nb_lots: i.nbLots,
    nb_lots_principaux: i.nbLotsHabBurCom,
    nb_batiments: t.nbBatimentsTotal,
    date_reglement: i.dateReglementCopropriete,
    siret: i.siret,
    geolocalisee: lieu.adresse.geolocalisee,
    date_fin_mandat: recette.mandat === 'EN_COURS' && recette.periode ? addDays(aujourdhui, recette.periode[1]) : null,
    date_derniere_maj_annuelle: annuelle ? addDays(aujourdhui, -(10 + (d.rang % 150))) : null,
    date_cloture_dernier_exercice: (annuelle ? contenu : ancien).donneesFinancieres.dateClotureComptes,
  })
  if (documentId)
    c.justificatif(documentId, nomDocument, 'JUSTIFICATIF_MANDAT', d.id, d.syndic.teledeclarantId, [
      'Contrat de syndic',
      d.nom,
      adresseLigne(lieu.adresse),
      'Document de démonstration',
    ])
  const mandatId = ajouterMandats(c, d, documentId, depot)
  const majs: MiseAJour[] = []
  const declarationId = ajouterDeclarations(c, d, contenu, ancien, { depot, valide }, majs)
  if (recette.etat !== 'BROUILLON' && recette.etat !== 'SUPPRIMEE') ajouterLieux(c, d, contenu)
  ajouterDemande(c, d, mandatId, declarationId, depot)
  if (recette.dissolution) {
    const preuve = uuidDe(`dissolution/${d.rang}`)
    c.justificatif(preuve, `acte-dissolution-${d.rang}.pdf`, 'JUSTIFICATIF_DISSOLUTION', d.id, d.syndic.teledeclarantId, [
      'Acte de réunion des lots',
      d.nom,
      'Document de démonstration',
    ])
    lot.ajouter('dissolution', {
      copropriete_id: d.id,
      motif: 'REUNION_DES_LOTS',
      autre: '',
      fait_generateur: 'ACTE_NOTARIE',
      date_fait_generateur: addDays(aujourdhui, recette.dissolution.effet ?? -20),
      type_justif: 'ACTE_NOTARIE',
      document_id: preuve,
      statut: recette.dissolution.statut,
      date_effet: recette.dissolution.effet === null ? null : addDays(aujourdhui, recette.dissolution.effet),
      demande_par_id: d.syndic.utilisateurId,
      cree_le: instant(depot, d.rang),
    })
  }
  ajouterJournal(c, d, depot, majs)
}
