import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { creerCertificat, type Nom } from './creer-certificat.ts'

interface CertificatDemo {
  nom: string
  titre: string
  /** What happens when it is presented. */
  suite: string
  etude: number
  qualite: 'Notaire' | 'Collaborateur'
  personne: readonly [prenom: string, nom: string]
  /** Start of the login of the account that it opens. */
  compte?: string
  cas?: 'perime' | 'etranger'
}

/**
 * Demonstration certificates: who holds them, and what they lead to. People and offices are
 * invented.
 */
export const CERTIFICATS_DEMO: readonly CertificatDemo[] = [
  {
    nom: 'notaire-admin',
    titre: 'Henri Delmas, notaire administrateur',
    suite: 'Ouvre son compte.',
    etude: 69_012,
    qualite: 'Notaire',
    personne: ['Henri', 'Delmas'],
    compte: 'notaire_admin',
  },
  {
    nom: 'notaire',
    titre: 'Élise Roche, notaire de la même étude',
    suite: 'Ouvre son compte.',
    etude: 69_012,
    qualite: 'Notaire',
    personne: ['Élise', 'Roche'],
    compte: 'notaire_notaire',
  },
  {
    nom: 'collaborateur',
    titre: 'Thomas Girard, collaborateur',
    suite: 'Ouvre son compte : consultation seule.',
    etude: 69_012,
    qualite: 'Collaborateur',
    personne: ['Thomas', 'Girard'],
    compte: 'notaire_collab',
  },
  {
    nom: 'notaire-bordeaux',
    titre: 'Sophie Castaing, notaire à Bordeaux',
    suite: 'Ouvre son compte, dans une autre étude.',
    etude: 33_045,
    qualite: 'Notaire',
    personne: ['Sophie', 'Castaing'],
    compte: 'notaire_admin.b',
  },
  {
    nom: 'nouveau-collaborateur',
    titre: 'Amina Belkacem, nouvelle collaboratrice',
    suite: 'Son étude est inscrite : elle y crée son compte.',
    etude: 69_012,
    qualite: 'Collaborateur',
    personne: ['Amina', 'Belkacem'],
  },
  {
    nom: 'nouvelle-etude',
    titre: 'Gabriel Marchand, notaire d’une étude inconnue',
    suite: 'Il inscrit son étude (SIRET d’essai : 99950109100014).',
    etude: 37_015,
    qualite: 'Notaire',
    personne: ['Gabriel', 'Marchand'],
  },
  {
    nom: 'collaborateur-sans-etude',
    titre: 'Lou Marchand, collaboratrice d’une étude inconnue',
    suite: 'Seul un notaire peut inscrire l’étude.',
    etude: 13_077,
    qualite: 'Collaborateur',
    personne: ['Lou', 'Marchand'],
  },
  {
    nom: 'perime',
    titre: 'Certificat périmé',
    suite: 'N’est pas reconnu.',
    etude: 69_012,
    qualite: 'Notaire',
    personne: ['Paul', 'Ancien'],
    cas: 'perime',
  },
  {
    nom: 'etranger',
    titre: 'Certificat d’une autorité inconnue',
    suite: 'N’est pas reconnu.',
    etude: 69_012,
    qualite: 'Notaire',
    personne: ['Jean', 'Faux'],
    cas: 'etranger',
  },
]

const ANNEE = 365 * 86_400_000
const autorite = (cn: string): Nom => [
  ['C', 'FR'],
  ['O', 'Démonstration'],
  ['CN', cn],
]

const sujetDe = ({ etude, qualite, personne: [prenom, nom] }: CertificatDemo): Nom => [
  ['C', 'FR'],
  ['O', `Étude ${etude}`],
  ['OU', String(etude)],
  ['title', qualite],
  ['SN', nom],
  ['GN', prenom],
  ['CN', `${prenom} ${nom}`],
]

/**
 * Makes the little authority of the demonstration, its certificates and their keys, once: what the
 * folder holds is kept.
 * The authority's own key is not kept. Throws in production.
 */
export const creerCertificatsDemo = async (
  dossier: string,
  maintenant: Date = new Date(),
): Promise<void> => {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('Les certificats de démonstration sont interdits en production')
  const liste = join(dossier, 'certificats.json')
  if (existsSync(liste)) return
  await mkdir(dossier, { recursive: true })
  const periode = {
    du: new Date(maintenant.getTime() - 2 * ANNEE),
    au: new Date(maintenant.getTime() + 5 * ANNEE),
  }
  const notaires = creerCertificat({
    sujet: autorite('Autorité des notaires (démonstration)'),
    usage: 'autorite',
    ...periode,
  })
  const etrangere = creerCertificat({
    sujet: autorite('Autre autorité (démonstration)'),
    usage: 'autorite',
    ...periode,
  })
  await writeFile(join(dossier, 'autorite-notaires.pem'), notaires.pem)
  for (const demo of CERTIFICATS_DEMO) {
    const au = demo.cas === 'perime' ? new Date(maintenant.getTime() - ANNEE) : periode.au
    const { pem, clePem } = creerCertificat({
      sujet: sujetDe(demo),
      emetteur: demo.cas === 'etranger' ? etrangere : notaires,
      du: periode.du,
      au,
    })
    await writeFile(join(dossier, `${demo.nom}.pem`), pem)
    await writeFile(join(dossier, `${demo.nom}.cle`), clePem, { mode: 0o600 })
  }
  // Last: a start that was cut begins again.
  await writeFile(
    liste,
    JSON.stringify(CERTIFICATS_DEMO.map(({ nom, titre, suite }) => ({ nom, titre, suite }))),
  )
}
