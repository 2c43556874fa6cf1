import { expliquerBase } from '@registre/db'
import { type Constat, examinerLaBase, examinerLesReglages } from '../platform/demarrage.ts'
import { examinerReglages } from '../platform/env.ts'
import type { Commande } from './commande.ts'
import { demanderServices } from './demander-services.ts'

/** The findings of a series; where the base lets nobody in, those before it, and why. */
const relever = async (serie: AsyncGenerator<Constat>, url: string): Promise<Constat[]> => {
  const constats: Constat[] = []
  try {
    for await (const constat of serie) constats.push(constat)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const phrase = expliquerBase(error, url) ?? error.message
    constats.push({ code: 'base', effet: 'refuse', phrase })
  }
  return constats
}

export const verifier: Commande = {
  aide: 'Vérifie tout ce qui arrêterait l’API ou le worker (réglages, PostgreSQL, migrations), puis interroge chaque service ; en production, refuse aussi ce qui reste d’un modèle',
  options: { 'sans-services': { type: 'boolean' } },
  aideOptions: {
    'sans-services':
      'n’interroge que la base : pour une machine d’où les services ne se joignent pas',
  },
  executer: async ({ db, env }, { 'sans-services': sansServices }) => {
    const url = env['DATABASE_URL'] ?? ''
    const production = env['NODE_ENV'] === 'production'
    const { reglages } = examinerReglages(env, 'api')
    const [reglagesVus, baseVue, services] = await Promise.all([
      relever(examinerLesReglages(env, 'api'), url),
      relever(examinerLaBase({ db, production, repetition: reglages?.REPETITION ?? false }), url),
      reglages === null || sansServices === true ? [] : demanderServices(reglages, db),
    ])
    const constats = [...reglagesVus, ...baseVue]
    const enFaute = constats.filter(({ effet }) => effet !== 'remarque').map((c) => c.phrase)
    const reserves = constats.filter(({ effet }) => effet === 'remarque').map((c) => c.phrase)
    const fautes = [...enFaute, ...services.filter((s) => !s.bien).map((s) => s.phrase)]
    return {
      bien: fautes.length === 0,
      donnees: { fautes, reserves, services },
      lignes: [
        ...(enFaute.length > 0
          ? enFaute
          : ['Les réglages, PostgreSQL et les migrations sont en ordre.']),
        ...services.map(({ bien, phrase }) => `${bien ? 'bien  ' : 'DÉFAUT'}  ${phrase}`),
        ...reserves,
        ...(production
          ? []
          : [
              `NODE_ENV=${env['NODE_ENV'] ?? ''} : ce que la production demande en plus n’est pas vérifié.`,
            ]),
      ],
    }
  },
}
