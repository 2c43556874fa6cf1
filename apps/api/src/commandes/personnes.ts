import { unlink, writeFile } from 'node:fs/promises'
import { createStorage } from '../deps.ts'
import { anonymiserPersonne } from '../modules/personnes/anonymiser-personne.ts'
import { exporterPersonne } from '../modules/personnes/exporter-personne.ts'
import { readSettings } from '../platform/env.ts'
import { cheminDonne, type Commande, refus, UsageError, type Valeurs } from './commande.ts'
import { systemClock } from '../platform/clock.ts'

const options = { email: { type: 'string' }, compte: { type: 'string' } } as const
const aideOptions = {
  email: 'adresse électronique de la personne',
  compte: 'ou le numéro de son compte',
} as const

const NOMMEZ = 'Nommez la personne : --email personne@exemple.fr, ou --compte 12'
const admet = { compte: { forme: /^\d{1,9}$/, phrase: NOMMEZ } } as const

/** Who is meant. Throws UsageError when nobody is. */
const cible = ({ email, compte }: Valeurs): { email: string; compte: number | null } => {
  const [adresse, numero] = [
    typeof email === 'string' ? email.trim() : '',
    typeof compte === 'string' ? compte : '',
  ]
  if (adresse === '' && numero === '') throw new UsageError(NOMMEZ)
  return { email: adresse, compte: numero === '' ? null : Number(numero) }
}
const INCONNUE = 'Le registre ne tient rien sur cette personne.'

export const exporter: Commande = {
  aide: 'Écrit dans un fichier JSON tout ce que le registre tient sur une personne (droit d’accès)',
  options: { ...options, fichier: { type: 'string' } },
  aideOptions: {
    ...aideOptions,
    fichier: 'fichier à créer ; lisible de vous seul, jamais remplacé',
  },
  admet,
  exige: ['fichier'],
  executer: async ({ db }, valeurs) => {
    const qui = cible(valeurs)
    const chemin = cheminDonne(valeurs['fichier'])
    // The place is taken first: what cannot be written is not journalled as given.
    try {
      await writeFile(chemin, '', { flag: 'wx', mode: 0o600 })
    } catch (error) {
      const existe = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      return refus(
        existe
          ? `Le fichier « ${chemin} » existe déjà : donnez un autre nom.`
          : `Le fichier « ${chemin} » ne peut pas être créé : son dossier manque, ou vous n’avez pas le droit d’y écrire.`,
      )
    }
    const donnees = await exporterPersonne(db, qui)
    if (donnees === null) {
      await unlink(chemin)
      return refus(INCONNUE)
    }
    const parties = Object.entries(donnees.parties).filter(([, lignes]) => lignes.length > 0)
    await writeFile(
      chemin,
      `${JSON.stringify({ etabliLe: systemClock.now().toISOString(), ...donnees.personne, ...Object.fromEntries(parties) }, null, 2)}\n`,
    )
    return {
      bien: true,
      donnees: {
        fichier: chemin,
        parties: Object.fromEntries(parties.map(([nom, lignes]) => [nom, lignes.length])),
      },
      lignes: [
        `${donnees.total} élément(s) écrits dans ${chemin}`,
        ...parties.map(([nom, lignes]) => `${String(lignes.length).padStart(8)}  ${nom}`),
      ],
    }
  },
}

export const anonymiser: Commande = {
  aide: 'Efface les données d’une personne qui n’a plus ni compte, ni mandat, ni demande en cours (droit à l’effacement) ; dossiers, décisions et journal restent',
  options: { ...options, confirmer: { type: 'boolean' } },
  aideOptions: {
    ...aideOptions,
    confirmer: 'le fait ; sans elle, la commande dit seulement ce qui l’empêcherait',
  },
  admet,
  executer: async ({ db, env }, valeurs) => {
    const qui = cible(valeurs)
    // The store is looked at first: nothing is erased that its files could not follow.
    const storage =
      valeurs['confirmer'] === true ? await createStorage(readSettings(env), db) : null
    const ailleurs = (await storage?.lieu()) ?? null
    if (ailleurs !== null) return refus('Rien n’est effacé :', ailleurs)
    const fait = await anonymiserPersonne(db, qui, valeurs['confirmer'] === true)
    if (fait === null) return refus(INCONNUE)
    if (fait.obstacles.length > 0)
      return { bien: false, donnees: fait, lignes: ['Rien n’est effacé :', ...fait.obstacles] }
    if (valeurs['confirmer'] !== true)
      return {
        bien: true,
        donnees: fait,
        lignes: [
          `Comptes : ${fait.personne.comptes.join(', ') || 'aucun'} ; télédéclarants représentés : ${fait.personne.declarants.join(', ') || 'aucun'}.`,
          'Rien ne s’y oppose. Pour effacer, sans retour possible : la même commande avec --confirmer',
        ],
      }
    for (const cle of fait.fichiers) await storage?.delete(cle)
    return {
      bien: true,
      donnees: fait,
      lignes: [
        'Effacé :',
        ...Object.entries(fait.effaces).map(([nom, n]) => `${String(n).padStart(8)}  ${nom}`),
      ],
    }
  },
}
