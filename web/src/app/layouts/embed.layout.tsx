import { Outlet } from 'react-router';

/** Forms that stand alone or in a frame above another page: no header, no footer, no framework. */
export default function EmbedLayout() {
  return <Outlet />;
}
