import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { estApproximatif } from '@registre/domain'
import { Carte } from '../carte/Carte.tsx'
import { useContours } from '../carte/use-contours.ts'
import { useFicheDuRegistre } from '../carte/use-fiche-du-registre.ts'
import { AbonnementNewsletter } from '../publications/AbonnementNewsletter.tsx'
import { Repli } from '../Repli.tsx'
import { formatNumero } from '../../lib/format.ts'
import { type FicheAnnuaire, lireParcelles } from './fiche.tsx'
import { hrefFicheAnnuaire } from './lien.ts'
import { citationDe } from './reponses.ts'

/** Where it stands: its parcels where the land register is asked, the point otherwise. */
const Plan = ({ f }: { f: FicheAnnuaire }) => {
  const ouvrir = useFicheDuRegistre()
  const parcelles = useContours(lireParcelles(f))
  const situee = f.longitude !== null && f.latitude !== null
  return !situee && parcelles.length === 0 ? null : (
    <>
      <Carte
        titre={`Carte : ${f.adresse}`}
        onRegistre={ouvrir}
        className="rc-fiche-plan rc-non-imprime"
        parcelles={parcelles}
        points={
          situee
            ? [
                {
                  id: f.id,
                  longitude: f.longitude ?? 0,
                  latitude: f.latitude ?? 0,
                  libelle: f.nom || f.adresse,
                },
              ]
            : []
        }
      />
      {estApproximatif(f) && (
        <p className="fr-text--sm">
          Position approximative : le point est celui du quartier ou de la commune.
        </p>
      )}
    </>
  )
}

/** Beside what the sheet answers: its place, and what one takes away. */
export const Cote = ({ fiche: f }: { fiche: FicheAnnuaire }) => {
  const { origin } = useRouter()
  const [copie, setCopie] = useState('')
  const adresse = `${origin ?? ''}${hrefFicheAnnuaire(f.numeroImmatriculation)}`
  const citation = citationDe(f, formatNumero(f.numeroImmatriculation), adresse)
  const copier = async (texte: string, fait: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(texte)
      setCopie(fait)
    } catch {
      // Refused by the browser: the text itself is there to be taken.
      setCopie(texte)
    }
  }
  return (
    <div>
      <Plan f={f} />
      <div className="rc-fiche-gestes rc-non-imprime">
        <button
          type="button"
          className="fr-btn fr-btn--secondary fr-btn--icon-left fr-icon-links-line"
          onClick={() => void copier(adresse, 'Lien copié.')}
        >
          Copier le lien
        </button>
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--icon-left fr-icon-printer-line"
          onClick={() => window.print()}
        >
          Imprimer ou garder en PDF
        </button>
      </div>
      <div className="rc-non-imprime fr-mb-2w">
        <Repli resume="Être prévenu des changements">
          {() => <AbonnementNewsletter lieu="page" numero={f.numeroImmatriculation} />}
        </Repli>
      </div>
      <section className="rc-citer" aria-labelledby="citer">
        <h2 id="citer">Citer cette fiche</h2>
        <p>{citation}</p>
        <p className="rc-non-imprime">
          <button
            type="button"
            className="fr-link"
            onClick={() => void copier(citation, 'Citation copiée.')}
          >
            Copier la citation
          </button>
          {' · '}
          <a href={`/api/public/annuaire/coproannuairedetail/${f.numeroImmatriculation}`}>JSON</a>
        </p>
      </section>
      <p role="status" className="rc-non-imprime">
        {copie}
      </p>
    </div>
  )
}
