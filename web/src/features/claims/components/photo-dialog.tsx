import { Photo } from '../../../ui/facts/photo.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** A photo of the evidence as large as the window allows. */
export default function PhotoDialog(props: { title: string; alt: string; src: string; onClose: () => void }) {
  return (
    <Dialog title={props.title} isOpen onClose={props.onClose} size="full">
      <Photo src={props.src} alt={props.alt} />
    </Dialog>
  );
}
