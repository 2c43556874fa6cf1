// Loaded before a process of a drill (--import): the fault that a file names (PLANTEE) is planted in the
// sources, as they are read.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

type Change = readonly (readonly [vrai: string, faux: string])[]
export interface Plantee {
  nom: string
  /** Where it is seen, and the beginning of what is then said. */
  lien: string
  etat: string
  vue: string
  /** In a file of the API, one text for another. */
  change: Readonly<Record<string, Change>>
}

const SILENCE = ['SILENCE_S3_MS = 30_000', 'SILENCE_S3_MS = 1_000'] as const
const ECHEC = "return remis ? 'INCERTAIN' : 'TEMPORAIRE'"
const IMPATIENT = ['silenceMs ?? 30_000', 'silenceMs ?? 2_000'] as const

export const PLANTEES: readonly Plantee[] = [
  {
    nom: 'un courriel remis, dont la réponse tarde, repart',
    lien: 'serveur de courriel',
    etat: 'coupé au retour, le message remis',
    vue: 'courriels doublés',
    change: { 'mailer/smtp.ts': [IMPATIENT, [ECHEC, "return 'TEMPORAIRE'"]] },
  },
  {
    nom: 'un courriel que le serveur n’a pas pu prendre est abandonné',
    lien: 'serveur de courriel',
    etat: 'coupé à l’aller',
    vue: 'courriels perdus',
    change: { 'mailer/smtp.ts': [IMPATIENT, [ECHEC, "return 'PERMANENT'"]] },
  },
  {
    nom: 'un refus perd sa phrase',
    lien: 'magasin d’objets',
    etat: 'coupé à l’aller',
    vue: 'un refus ne dit rien',
    change: {
      'sortie/sortie-s3.ts': [SILENCE],
      'platform/error-handler.ts': [['message: error.message,', "message: '',"]],
    },
  },
  {
    nom: 'un envoi au magasin est refait après 35 secondes',
    lien: 'magasin d’objets',
    etat: 'coupé au retour',
    vue: 'personne ne répond',
    change: {
      'sortie/sortie-s3.ts': [SILENCE],
      'storage/marked-storage.ts': [
        [
          'return await agir()',
          'return await agir().catch(() => new Promise((ok) => setTimeout(ok, 35_000)).then(agir))',
        ],
      ],
    },
  },
  {
    nom: 'le magasin, absent une fois, n’est plus appelé',
    lien: 'magasin d’objets',
    etat: 'coupé à l’aller',
    vue: 'ne reprend pas',
    change: {
      'sortie/sortie-s3.ts': [SILENCE],
      'storage/marked-storage.ts': [
        [
          'return await agir()',
          "if (globalThis.absent) throw new Error('away')\n    return await agir()",
        ],
        ['} catch (cause) {', '} catch (cause) {\n    globalThis.absent = true'],
      ],
    },
  },
  {
    nom: 'une API ne compare plus son horloge à celle de la base',
    lien: 'horloge d’une API',
    etat: '5 minutes',
    vue: 'elle sert à une fausse heure',
    change: { 'platform/clock.repository.ts': [['ECART_MAX_S = 60', 'ECART_MAX_S = 600']] },
  },
]

const { PLANTEE } = process.env
const voulue = PLANTEE ? readFileSync(PLANTEE, 'utf8') : ''
const change = Object.entries(PLANTEES.find(({ nom }) => nom === voulue)?.change ?? {})
if (change.length > 0)
  registerHooks({
    load: (url, contexte, suite) => {
      const lu = suite(url, contexte)
      const textes = change.find(([fichier]) => url.endsWith(`/${fichier}`))?.[1]
      if (!textes) return lu
      let source = String(lu.source)
      for (const [vrai, faux] of textes) {
        if (!source.includes(vrai)) throw new Error(`${url} does not say « ${vrai} »`)
        source = source.replace(vrai, () => faux)
      }
      return { ...lu, source }
    },
  })
