import {
  VERSION_CONTENU,
  addDays,
  cleNumero,
  cleVoie,
  idParcelle,
  normaliserTexte,
  type IsoDate,
} from '@registre/domain'
import type { Valeur } from './copie.ts'
import { contenuDe, ficheDe, type Reglages } from './fiche.ts'
import { demande, journal } from './suivi.ts'
import { a9h, derniereAnnuelle, enAttente, type Table } from './table.ts'

const MANDAT_PAR_ETAT: Readonly<Record<string, string>> = {
  IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER: 'DEMANDE',
  IMMATRICULEE_RATTACHEE: 'EN_COURS',
  IMMATRICULEE_RATTACHEMENT_EXPIRE: 'EXPIRE',
  FUTUR: 'A_VENIR',
  DISSOUTE: 'ARCHIVE',
  IMMATRICULATION_ANNULEE: 'ARCHIVE',
}

/** States with a mandate that runs, or that ran last. */
const RATTACHEES = ['IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE']

const copropriete: Table = {
  nom: 'copropriete',
  colonnes: [
    'id',
    'numero_immatriculation',
    'etat',
    'version',
    'auteur_teledeclarant_id',
    'teledeclarant_id',
    'date_immatriculation',
    'date_dissolution',
    'cree_le',
    'maj_le',
    'nom',
    'nom_normalise',
    'adresse_principale',
    'code_postal',
    'code_insee',
    'nb_lots',
    'nb_lots_principaux',
    'nb_batiments',
    'date_reglement',
    'siret',
    'geolocalisee',
    'date_fin_mandat',
    'date_derniere_maj_annuelle',
    'date_cloture_dernier_exercice',
  ],
  lignes: function* (f, { aujourdhui }) {
    const {
      identification: i,
      donneesTechniques: t,
      donneesFinancieres: d,
    } = contenuDe(f, aujourdhui)
    const [a] = f.adresses
    yield [
      f.id,
      f.numero,
      f.etat,
      4,
      f.auteur,
      enAttente(f) ? null : f.syndic,
      f.numero === null ? null : addDays(f.depot, 4),
      f.etat === 'DISSOUTE' ? addDays(aujourdhui, -90) : null,
      a9h(f.depot),
      a9h(addDays(f.depot, enAttente(f) ? 1 : 4)),
      f.nom,
      normaliserTexte(f.nom),
      `${a?.numeroVoie} ${a?.voie} ${a?.codePostal} ${a?.commune}`,
      a?.codePostal ?? '',
      a?.codeInsee ?? '',
      i.nbLots,
      i.nbLotsHabBurCom,
      t.nbBatimentsTotal,
      i.dateReglementCopropriete,
      i.siret,
      a?.geolocalisee ?? false,
      RATTACHEES.includes(f.etat) ? (f.mandat?.fin ?? null) : null,
      f.annuelle ? derniereAnnuelle(f, aujourdhui) : null,
      d.dateClotureComptes,
    ]
  },
}

const adresse: Table = {
  nom: 'adresse',
  colonnes: [
    'copropriete_id',
    'principale',
    'numero_voie',
    'voie',
    'cle_voie',
    'code_postal',
    'commune',
    'code_insee',
    'id_ban',
    'longitude',
    'latitude',
    'geolocalisee',
  ],
  lignes: (f) =>
    f.adresses.map((a, rang) => [
      f.id,
      rang === 0,
      cleNumero(a.numeroVoie),
      a.voie,
      cleVoie(a.voie),
      a.codePostal,
      a.commune,
      a.codeInsee,
      a.idBan,
      a.longitude,
      a.latitude,
      a.geolocalisee,
    ]),
}

const parcelle: Table = {
  nom: 'parcelle',
  colonnes: [
    'copropriete_id',
    'id_parcelle',
    'code_postal',
    'commune',
    'code_insee',
    'prefixe',
    'section',
    'numero',
    'geolocalisee',
  ],
  lignes: (f) =>
    f.parcelles.map((p) => [
      f.id,
      idParcelle(p),
      p.codePostal,
      p.commune,
      p.codeInsee,
      p.prefixe,
      p.section,
      p.numero,
      p.geolocalisee,
    ]),
}

const mandat: Table = {
  nom: 'mandat',
  colonnes: [
    'copropriete_id',
    'teledeclarant_id',
    'etat',
    'version',
    'date_debut',
    'date_fin',
    'demande_le',
    'decide_le',
  ],
  lignes: function* (f, { aujourdhui }) {
    if (!f.mandat || f.syndic === null) return
    const { debut, fin } = f.mandat
    // What is to come has been asked, and decided.
    const demande = addDays(debut > aujourdhui ? aujourdhui : debut, -5)
    yield [
      f.id,
      f.syndic,
      MANDAT_PAR_ETAT[f.etat] ?? 'ARCHIVE',
      2,
      debut,
      fin,
      a9h(demande),
      enAttente(f) ? null : a9h(addDays(demande, 3)),
    ]
    // Behind a mandate to come, the last one is over already.
    let finPrecedent = debut > aujourdhui ? addDays(aujourdhui, -8) : addDays(debut, -1)
    for (let n = 0; n < f.archives; n += 1) {
      const debutPrecedent = addDays(finPrecedent, -364)
      yield [
        f.id,
        f.syndic,
        'ARCHIVE',
        2,
        debutPrecedent,
        finPrecedent,
        a9h(debutPrecedent),
        a9h(debutPrecedent),
      ]
      finPrecedent = addDays(debutPrecedent, -1)
    }
  },
}

const declaration: Table = {
  nom: 'declaration',
  colonnes: [
    'copropriete_id',
    'etat',
    'type_declaration',
    'type_immat',
    'type_maj',
    'version_contenu',
    'contenu',
    'version',
    'etape',
    'email_contact',
    'auteur_teledeclarant_id',
    'cree_le',
    'enregistre_le',
    'soumis_le',
    'valide_le',
  ],
  lignes: function* (f, { aujourdhui }) {
    const type = f.parNotaire ? 'OFFICE' : 'INITIALE'
    const immat = f.parNotaire ? 'OFFICE' : 'DEFAULT'
    const ligne = (
      etat: string,
      maj: string | null,
      contenu: string,
      jour: IsoDate,
      valide: boolean,
    ): Valeur[] => [
      f.id,
      etat,
      type,
      immat,
      maj,
      VERSION_CONTENU,
      contenu,
      3,
      'recapitulatif',
      '',
      f.auteur,
      a9h(jour),
      a9h(jour),
      a9h(jour),
      valide ? a9h(addDays(jour, 3)) : null,
    ]
    const courant = JSON.stringify(contenuDe(f, aujourdhui))
    if (enAttente(f)) return yield ligne('A_VALIDER', null, courant, f.depot, false)
    // The past is kept short: the blocks that lists and histories read.
    const passe = JSON.stringify({ identification: { nomCopropriete: f.nom, nbLots: f.lots } })
    yield ligne('IMMATRICULATION', f.parNotaire ? 'OFFICE' : null, passe, f.depot, true)
    for (let n = 0; n < f.historiques; n += 1)
      yield ligne(
        'AVANT_DECLARATION_ANNUELLE',
        'ANNUELLE',
        passe,
        addDays(f.depot, 30 + n * 60),
        true,
      )
    yield ligne(
      'COURANTE',
      f.annuelle ? 'ANNUELLE' : 'STANDARD',
      courant,
      f.annuelle ? derniereAnnuelle(f, aujourdhui) : addDays(f.depot, 300),
      true,
    )
  },
}

const plantes: Table = {
  nom: 'banc.doublon_plante',
  colonnes: ['doublon_id', 'original_id', 'genre'],
  lignes: (f) => (f.doublonDe ? [[f.id, f.doublonDe.id, f.doublonDe.genre]] : []),
}

/**
 * In the order of the load: each pass draws every co-ownership again, which costs less than keeping
 * them.
 */
export const TABLES: readonly Table[] = [
  copropriete,
  adresse,
  parcelle,
  mandat,
  declaration,
  demande,
  journal,
  plantes,
]

/** Rows of a table for `nombre` co-ownerships; tells each tenth of the way. */
export function* lignesDe(
  table: Table,
  nombre: number,
  reglages: Reglages,
  progres: (part: number) => void,
): Generator<readonly Valeur[]> {
  const pas = Math.max(1, Math.floor(nombre / 10))
  for (let rang = 0; rang < nombre; rang += 1) {
    yield* table.lignes(ficheDe(rang, reglages), reglages)
    if ((rang + 1) % pas === 0) progres((rang + 1) / nombre)
  }
}
