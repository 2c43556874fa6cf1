import type { Service, Silences } from '@registre/domain'
import type { Settings } from './env.ts'

/** The settings that an act of the register quotes. */
export type ReglagesService = Pick<
  Settings,
  | 'SERVICE_NOM'
  | 'SERVICE_ADRESSE'
  | 'SERVICE_COURRIEL'
  | 'AIDE_TELEPHONE'
  | 'VOIES_DE_RECOURS'
  | 'SILENCE_VAUT'
>

/** The service that decides, in lines; how its decisions are contested; what its silence is worth. */
export const serviceDe = (
  s: Partial<ReglagesService>,
): { service: Service; recours: string; silences: Silences } => ({
  service: [
    s.SERVICE_NOM ?? '',
    ...(s.SERVICE_ADRESSE ?? '').split(';'),
    s.AIDE_TELEPHONE ? `téléphone ${s.AIDE_TELEPHONE}` : '',
    s.SERVICE_COURRIEL ?? '',
  ]
    .map((ligne) => ligne.trim())
    .filter((ligne) => ligne !== ''),
  recours: s.VOIES_DE_RECOURS ?? '',
  silences: s.SILENCE_VAUT ?? {},
})
