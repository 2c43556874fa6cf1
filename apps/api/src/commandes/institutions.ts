import { readFile } from 'node:fs/promises'
import { LABELS_NIVEAU_GEOGRAPHIQUE } from '@registre/domain'
import { importerInstitutions } from '../modules/institutions/importer-institutions.ts'
import { listerInstitutions } from '../modules/institutions/lister-institutions.ts'
import { suspendreInstitution } from '../modules/institutions/suspendre-institution.ts'
import { cheminDonne, type Commande, refus } from './commande.ts'

export const lister: Commande = {
  aide: 'Montre les institutions qui peuvent se connecter, leur territoire, et combien de personnes l’ont fait',
  options: { fermees: { type: 'boolean' } },
  aideOptions: { fermees: 'celles dont l’accès est fermé, aussi' },
  executer: async ({ db }, { fermees }) => {
    const institutions = await listerInstitutions(db, { fermees: fermees === true })
    return {
      bien: true,
      donnees: { institutions },
      lignes:
        institutions.length === 0
          ? ['Aucune institution : institutions:importer les reprend d’un fichier.']
          : institutions.map(
              (i) =>
                `${i.numero.padEnd(14)}  ${i.actif ? 'ouverte' : 'fermée '}  ${`${LABELS_NIVEAU_GEOGRAPHIQUE[i.niveau]} ${i.code}`.trim()}  ${i.nom}  ${i.personnes} personne(s)`,
            ),
    }
  },
}

const suspendre = (actif: boolean, aide: string): Commande => ({
  aide,
  options: { numero: { type: 'string' } },
  aideOptions: { numero: 'SIRET ou SIREN de l’institution (institutions:lister les montre)' },
  exige: ['numero'],
  admet: {
    numero: {
      forme: /^\s*(?:\d\s*){9}(?:(?:\d\s*){5})?$/,
      phrase: 'Donnez un SIREN (9 chiffres) ou un SIRET (14) : --numero 180000001',
    },
  },
  executer: async ({ db }, { numero }) => {
    const cherche = String(numero).replaceAll(/\s/g, '')
    const avant = await db.transaction((tx) => suspendreInstitution(tx, cherche, actif))
    if (avant === null) return refus(`Aucune institution ne porte le numéro « ${cherche} ».`)
    const etat = actif ? 'ouverte' : 'fermée'
    return {
      bien: true,
      donnees: { numero: cherche, change: avant.actif !== actif },
      lignes: [
        avant.actif === actif
          ? `${avant.nom} était déjà ${etat} : rien n’a changé.`
          : `${avant.nom} est ${etat}.`,
      ],
    }
  },
})

export const desactiver = suspendre(
  false,
  'Ferme l’accès d’une institution ; ses personnes sont déconnectées à leur prochain appel',
)
export const reactiver = suspendre(true, 'Rouvre l’accès d’une institution')

export const importer: Commande = {
  aide: 'Met à jour les institutions qui peuvent se connecter, et leur territoire',
  exige: ['fichier'],
  options: { fichier: { type: 'string' }, 'fermer-absentes': { type: 'boolean' } },
  aideOptions: {
    fichier:
      'texte séparé par des points-virgules ; première ligne : numero;nom;niveau;code (SIRET ou SIREN ; NATIONAL, REGION, DEPARTEMENT, EPCI ou COMMUNE ; code officiel)',
    'fermer-absentes': 'ferme l’accès des institutions que le fichier ne nomme pas',
  },
  executer: async ({ db }, { fichier, 'fermer-absentes': fermer }) => {
    const chemin = cheminDonne(fichier)
    const texte = await readFile(chemin, 'utf8').catch(() => null)
    if (texte === null) return refus(`Le fichier « ${chemin} » ne peut pas être lu.`)
    const bilan = await importerInstitutions(db, texte, { fermerAbsentes: fermer === true })
    return {
      bien: bilan.fautes.length === 0,
      donnees: bilan,
      lignes:
        bilan.fautes.length > 0
          ? ['Rien n’a été enregistré :', ...bilan.fautes]
          : [`Institutions ajoutées ou modifiées : ${bilan.ecrites} ; fermées : ${bilan.fermees}`],
    }
  },
}
