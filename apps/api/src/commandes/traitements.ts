import { choisirGeocodage } from '../gateways/geocodage/choisir.ts'
import { choisirSirene } from '../gateways/sirene/choisir.ts'
import { etatTraitements } from '../modules/traitements/etat-traitements.ts'
import { lirePassages } from '../platform/passages.ts'
import {
  type DepsTraitement,
  etapesDe,
  executerTraitement,
  TRAITEMENTS,
} from '../modules/traitements/traitements.ts'
import { createAntivirus, createStorage } from '../deps.ts'
import { systemClock } from '../platform/clock.ts'
import { readSettings } from '../platform/env.ts'
import { journaliser, TRAITEMENT } from '../platform/journal.ts'
import { createPdfChecker } from '../platform/pdf/check-pdf.ts'
import { type Commande, refus, UsageError } from './commande.ts'

const JOUR = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

export const lister: Commande = {
  aide: 'Montre chaque étape des traitements du registre : sa dernière réussite, sa dernière erreur, son retard',
  executer: async ({ db }) => {
    const etapes = etatTraitements(await lirePassages(db), systemClock.now())
    return {
      bien: etapes.every((e) => !e.enRetard && e.erreur === ''),
      donnees: etapes,
      lignes: etapes.map((e) => {
        const quand =
          e.reussiLe === null ? 'jamais réussie' : `réussie le ${JOUR.format(e.reussiLe)}`
        return `${e.enRetard ? 'RETARD' : e.erreur === '' ? 'bien  ' : 'ERREUR'}  ${e.traitement}  ${e.etape} : ${quand}${e.erreur === '' ? '' : ` ; dernière erreur : ${e.erreur}`}`
      }),
    }
  },
}

/** A terminal hears of what fails; the rest is in the answer. */
const log: DepsTraitement['log'] = {
  info: () => {},
  error: (details: unknown, message?: string) =>
    void process.stderr.write(
      `${message ?? ''} ${details instanceof Object && 'err' in details ? String(details.err) : ''}\n`,
    ),
}

/** The names of the steps that the options mean. Throws UsageError when they mean none. */
const etapesNommees = (traitement: string, seule: string): string[] => {
  const etapes = etapesDe(traitement).map((e) => e.name)
  if (seule === '') return etapes
  if (!etapes.includes(seule))
    throw new UsageError(`Étape inconnue de ${traitement} : « ${seule} » (${etapes.join(', ')}).`)
  return [seule]
}

export const lancer: Commande = {
  aide: 'Relance un traitement, ou une seule de ses étapes ; relancer ce qui est fait ne change rien',
  options: { nom: { type: 'string' }, etape: { type: 'string' } },
  aideOptions: {
    nom: Object.keys(TRAITEMENTS).join(', '),
    etape: 'le nom d’une étape (traitements:lister les montre)',
  },
  exige: ['nom'],
  admet: { nom: Object.keys(TRAITEMENTS) },
  executer: async ({ db, env }, { nom, etape }) => {
    const [traitement, seule] = [String(nom), typeof etape === 'string' ? etape : '']
    const noms = etapesNommees(traitement, seule)
    const settings = readSettings(env)
    await journaliser({ sql: db.query }, TRAITEMENT, {
      type: 'lancer-traitement',
      donnees: { traitement, etapes: noms },
    })
    const pdf = createPdfChecker()
    const echec = await executerTraitement(
      traitement,
      {
        db,
        settings,
        clock: systemClock,
        storage: await createStorage(settings, db),
        pdf,
        antivirus: createAntivirus(settings, { warn: log.error }),
        geocodage: choisirGeocodage(settings, undefined, () => {}),
        sirene: choisirSirene(settings, undefined, () => {}),
        log,
      },
      seule,
    )
      .then(
        () => null,
        (error: unknown) => {
          // Steps failed, each was told; anything else stopped the command itself.
          if (error instanceof AggregateError) return error.message
          throw error
        },
      )
      .finally(() => pdf.fermer())
    return echec === null
      ? {
          bien: true,
          donnees: { traitement, etapes: noms },
          lignes: noms.map((n) => `${n} : fait`),
        }
      : refus(echec)
  },
}
