import { Outlet } from 'react-router';
import { PublicFrame } from '../public-frame.tsx';

/** Marketing and legal pages: the same document for everybody, without the framework. */
export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
