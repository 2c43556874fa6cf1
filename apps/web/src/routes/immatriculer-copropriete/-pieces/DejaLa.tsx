import { afficherNumero } from '@registre/domain'
import { nommer } from '../../../components/coproprietes/nommer.ts'
import type { Answer } from '../../../lib/api/index.ts'
import { useCompteConnecte } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

type Reponse = Answer<'chercherAuLieu'>

const lots = (n: number | null): string =>
  n === null ? '' : `${n.toLocaleString('fr-FR')} ${n > 1 ? 'lots' : 'lot'}`

const Copropriete = ({ copropriete: c }: { copropriete: Reponse['immatriculees'][number] }) => {
  const { activated } = useCompteConnecte()
  const numero = afficherNumero(c.numeroImmatriculation)
  return (
    <li className="rc-encadre fr-p-2w fr-mb-2w">
      <h3 className="fr-h6 fr-mb-1v">{nommer(c.nom, c.adresse)}</h3>
      <p className="fr-mb-1w">
        {[numero, c.adresse, lots(c.nbLots)].filter((t) => t !== '').join(' · ')}
        <span className="fr-hint-text">{c.raisons.map((r) => r.libelle).join(' ; ')}</span>
      </p>
      {c.rattachable ? (
        <>
          <InternalLink
            className="fr-btn fr-btn--sm"
            href={`/rattacher-une-copropriete/edit?numero=${c.numeroImmatriculation}`}
          >
            C’est la mienne : m’y rattacher
            <span className="fr-sr-only"> ({numero})</span>
          </InternalLink>
          <p className="fr-hint-text fr-mt-1w fr-mb-0">
            Le rattachement fait connaître au registre que vous en êtes le syndic : vos dates de
            mandat et leur justificatif suffisent.
          </p>
        </>
      ) : (
        <p className="fr-hint-text fr-mb-0">
          {activated
            ? 'Votre compte ne peut pas y demander un rattachement aujourd’hui : son dossier est en cours de traitement, ou vous la représentez déjà.'
            : 'Si c’est la vôtre, vous demanderez à y être rattaché dès que votre compte sera activé : il n’y a rien à immatriculer.'}
        </p>
      )}
    </li>
  )
}

/** What the register has at an address already, in the words of somebody who has never registered. */
export const DejaLa = ({ reponse }: { reponse: Reponse | null }) => {
  if (reponse === null)
    return (
      <div className="fr-alert fr-alert--info fr-mb-3w" role="status">
        <p>
          Le registre n’a pas pu être consulté à cette adresse. Vous pouvez commencer : il le sera
          avant l’envoi de votre demande.
        </p>
      </div>
    )
  const { immatriculees, demandeEnCours } = reponse
  return (
    <>
      {immatriculees.length > 0 && (
        <>
          <h3 className="fr-h5">
            {immatriculees.length > 1
              ? `Déjà immatriculées à cette adresse (${immatriculees.length})`
              : 'Déjà immatriculée'}
          </h3>
          <p>
            Une copropriété ne s’immatricule qu’une fois. Si la vôtre est ci-dessous, il vous suffit
            de vous y rattacher.
          </p>
          <ul className="fr-raw-list">
            {immatriculees.map((c) => (
              <Copropriete key={String(c.id)} copropriete={c} />
            ))}
          </ul>
        </>
      )}
      {demandeEnCours && (
        <div className="fr-alert fr-alert--warning fr-mb-3w">
          <p>
            Une demande d’immatriculation existe à cette adresse. Si c’est celle de votre
            copropriété, attendez sa décision ; sinon, continuez.
          </p>
        </div>
      )}
      {immatriculees.length === 0 && !demandeEnCours && (
        <div className="fr-alert fr-alert--success fr-mb-3w" role="status">
          <p>
            Le registre ne trouve aucune copropriété à cette adresse, telle qu’elle est écrite.
            Continuez ; elle peut y figurer sous une autre adresse : ses voisines vous seront
            montrées avant l’envoi.
          </p>
        </div>
      )}
    </>
  )
}
