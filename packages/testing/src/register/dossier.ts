import { immatCopropriete } from '@registre/contract'
import type { ImmatCopropriete, IsoDate, TypeImmatriculation } from '@registre/domain'
import { contenuValide } from '@registre/demonstration/contenu'
import { PDFDocument } from 'pdf-lib'
import * as z from 'zod'
import type { Personne } from './registre.ts'

export type ContenuWire = z.input<typeof immatCopropriete>

/** A declared content as it travels: dates are jj/mm/aaaa. */
export const surLeFil = (contenu: ImmatCopropriete): ContenuWire =>
  z.encode(immatCopropriete, contenu)

let rang = 0

/** A valid content that looks like no other one: its own street number, parcel, name, lots. */
export const contenuNeuf = (
  registre: { clock: { today(): IsoDate } },
  typeImmat: TypeImmatriculation = 'DEFAULT',
): ImmatCopropriete => {
  rang += 1
  const base = contenuValide({
    aujourdhui: registre.clock.today(),
    typeImmat,
    nom: `Résidence ${['Alizés', 'Bruyères', 'Cèdres', 'Dauphins', 'Églantines'][rang % 5]} ${rang}`,
  })
  const { adressePrincipale: a } = base.identification
  if (!a) throw new Error('a valid content has an address')
  return {
    ...base,
    identification: {
      ...base.identification,
      adressePrincipale: {
        ...a,
        numeroVoie: String(100 + rang),
        voie: `Rue numéro ${rang} de l’essai`,
        idBan: `essai_${rang}`,
        longitude: 4 + rang / 100,
        latitude: 45 + rang / 100,
      },
      adresseSecondaire: [],
      parcelle: base.identification.parcelle
        .slice(0, 1)
        .map((p) => ({ ...p, section: 'ZZ', numero: String(rang) })),
    },
  }
}

/** A small PDF, made for the test. */
export const pdf = async (): Promise<File> => {
  const doc = await PDFDocument.create()
  doc.addPage()
  return new File([new Uint8Array(await doc.save())], 'contrat.pdf', { type: 'application/pdf' })
}

/** Who calls; a test's person, or somebody's browser. */
type Appelant = Pick<Personne, 'api'>

const preuves = new WeakMap<Appelant, Promise<{ id: string; nom: string }>>()
/** The proof of a person's mandates: sent once, named by each of its drafts. */
const preuveDe = (personne: Appelant): Promise<{ id: string; nom: string }> => {
  const preuve =
    preuves.get(personne) ??
    pdf().then((file) =>
      personne.api.deposerDocument({ body: { file, type: 'JUSTIFICATIF_MANDAT' } }),
    )
  preuves.set(personne, preuve)
  return preuve
}

/**
 * Saves a complete draft, with its proof when the registration asks for one; gives what the server
 * answered.
 */
export const brouillonComplet = async (
  personne: Appelant,
  contenu: ImmatCopropriete,
  typeImmat: TypeImmatriculation = 'DEFAULT',
) => {
  const wire = surLeFil(contenu)
  if (typeImmat === 'DEFAULT') {
    const document = await preuveDe(personne)
    wire.infoRattachement = {
      ...wire.infoRattachement,
      justifMandat: true,
      typeJustifMandat: 'CONTRAT_SYNDIC',
      idDocument: document.id,
      nomFichierJustifMandat: document.nom,
    }
  }
  return personne.api.enregistrerBrouillon({
    params: { x: 'donnees-techniques' },
    body: {
      id: null,
      version: 0,
      typeImmat,
      immatCopropriete: wire,
      ...(typeImmat === 'OFFICE'
        ? {
            confirmationsOffice: {
              nonImmatriculee: true,
              sansDemandeEnCours: true,
              sansRepresentantOuMiseEnDemeure: true,
            },
          }
        : {}),
    },
  })
}

/**
 * Confirms what may be confirmed and submits as a syndic; gives the answer of the final submission.
 */
export const deposer = async (syndic: Personne, contenu: ImmatCopropriete) => {
  const d = await brouillonComplet(syndic, contenu)
  const confirmations = d.controle.aConfirmer.map((e) => e.code)
  return syndic.api.changerEtatBrouillon({
    body: { id: d.id ?? 0, version: d.version, etat: 'A_VALIDER', confirmations },
  })
}
