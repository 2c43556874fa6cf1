import { Frise, type Jalon } from '../../../../components/coproprietes/Frise.tsx'
import type { Answer } from '../../../../lib/api/index.ts'
import { formatJour } from '../../../../lib/format.ts'

type Evenement = Answer<'visualiserCopropriete'>['historique'][number]

/** As many as stand side by side: the first one, and the latest. */
const MAX = 5

/** The states that a co-ownership went through, the earliest first; each one once, as it came. */
export const etatsDe = (historique: readonly Evenement[]): Jalon[] => {
  const etats = historique
    .toSorted((a, b) => a.instant.localeCompare(b.instant))
    .filter((e) => e.vers !== '' && e.vers !== e.de)
  const suite = etats.filter((e, i) => e.vers !== etats[i - 1]?.vers)
  const gardes = suite.length > MAX ? [...suite.slice(0, 1), ...suite.slice(1 - MAX)] : suite
  return gardes.map((e, i) => ({
    date: formatJour(e.instant),
    titre: e.vers,
    detail: e.libelle,
    place: i === gardes.length - 1 ? 'present' : 'passe',
  }))
}

/** The successive states as a time line; nothing for a co-ownership that never changed. */
export const EtatsSuccessifs = ({ historique }: { historique: readonly Evenement[] }) => {
  const jalons = etatsDe(historique)
  return jalons.length < 2 ? null : (
    <Frise
      label="États successifs"
      jalons={jalons}
      dits={{ passe: 'état précédent', present: 'état actuel' }}
    />
  )
}
