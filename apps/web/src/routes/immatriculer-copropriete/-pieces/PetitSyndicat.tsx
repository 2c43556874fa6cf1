import { LABELS_PETIT_SYNDICAT } from '@registre/domain'
import { ChampRadio } from '../../../components/declaration/champs.tsx'

/** Whether the syndicate is one of article 41-8, and why: it is then asked for no arrears. */
export const PetitSyndicat = () => (
  <ChampRadio
    name="donneesFinancieres.petitSyndicat"
    hint="Un petit syndicat est dispensé de déclarer les impayés des copropriétaires."
    mots={{ '': 'Le syndicat n’en relève pas', ...LABELS_PETIT_SYNDICAT }}
  />
)
